# What members did. $text is what it was about in a member's words, a title, or a display name, never declined; $hours a number with at most two decimals.

activity-post = You posted: { $text }
activity-comment = You commented: { $text }
activity-gave-hours = You gave { $hours } hours: { $text }
activity-received-hours = You were given { $hours } hours: { $text }
activity-connection = You are connected with { $text }.
activity-event = You are going to “{ $text }”.
