# Hours: transfers, donations and the community's fund.

recipient-missing = Please say who should get the hours.
recipient-inactive = This member can't receive hours at the moment.
transfer-to-yourself = You can't send hours to yourself.
insufficient-funds = There aren't enough hours for this.
# $most is a number of hours, the most that one transfer may move.
transfer-too-large = { $most ->
    [one] You can transfer up to { $most } hour at a time.
   *[other] You can transfer up to { $most } hours at a time.
}
hours-not-positive = Please enter more than 0 hours.
hours-too-fine = Please enter hours with at most two decimals.
hours-out-of-range = Please enter up to 1000 hours, with at most two decimals.
transaction-missing = This transaction doesn't exist.
transaction-final = This transaction can't be reversed.
account-missing = This account doesn't exist.

transaction-category-missing = This category doesn't exist.
transaction-category-exists = A category with this name already exists.
transaction-category-name-missing = Please give the category a name.
transaction-category-deleted = The category is deleted.

donated = Thank you! Your hours have been donated.
donated-to-community = Thank you! Your hours have been donated to the community.
donation-repeated = Nothing moved: you donated exactly this a moment ago.
hours-of-your-own = You can't decide about your own hours. Please ask another administrator.
community-fund-description = Hours that belong to the whole community.
