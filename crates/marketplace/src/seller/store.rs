//! Who sells.

use crate::base::{MemberId, Timestamp};
use crate::call::{Reads, Tx};
use crate::catalogue::model::SellerType;
use crate::db::Stored;
use crate::ids::SellerProfileId;
use crate::{insert, params, record};

record! {
    /// Who a member is as a seller.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SellerProfile {
        /// `marketplace_seller_profiles.id`.
        pub id: SellerProfileId,
        /// The member.
        pub user_id: MemberId,
        /// The name under which they sell, if it is another.
        pub display_name: Option<String>,
        /// What they say about themselves as a seller.
        pub bio: Option<String>,
        /// Address of a picture.
        pub avatar_url: Option<String>,
        /// Address of a wide picture.
        pub cover_image_url: Option<String>,
        /// A person or a business.
        pub seller_type: SellerType,
        /// What the business is called.
        pub business_name: Option<String>,
        /// Staff have verified it.
        pub business_verified: bool,
        /// Staff have suspended them.
        pub is_suspended: bool,
        /// The report for which they did.
        pub suspension_report_id: Option<i64> = "marketplace_suspension_report_id",
        /// Orders that were completed.
        pub total_sales: i64,
        /// What buyers say, in hundredths of a star.
        pub avg_rating: Option<i64>,
        /// How many of them.
        pub total_ratings: i64,
        /// How long buyers wait for an answer, in minutes.
        pub response_time_avg: Option<i64>,
        /// How many of them get one, in percent.
        pub response_rate: Option<i64>,
        /// How far the community trusts them.
        pub community_trust_score: Option<i64>,
        /// The community stands by them.
        pub is_community_endorsed: bool,
        /// When they became a seller.
        pub joined_marketplace_at: Timestamp,
    }
    select pub seller_profile_columns
}

/// A member's profile as a seller.
#[rustfmt::skip::macros(concat)]
pub async fn of_member(from: &mut Reads<'_>, member: MemberId) -> Stored<Option<SellerProfile>> {
    from.optional(
        concat!("SELECT ", seller_profile_columns!("p"), "
               FROM marketplace_seller_profiles p
              WHERE p.tenant_id = $1 AND p.user_id = $2"),
        params![member],
    )
    .await
}

/// A member's profile as a seller, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, member: MemberId) -> Stored<Option<SellerProfile>> {
    tx.optional(
        concat!("SELECT ", seller_profile_columns!("p"), "
               FROM marketplace_seller_profiles p
              WHERE p.tenant_id = $1 AND p.user_id = $2
                FOR NO KEY UPDATE"),
        params![member],
    )
    .await
}

/// Makes a member a seller. Nothing happens to one who is.
pub async fn join(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_seller_profiles {
        user_id: member,
        seller_type: SellerType::Private,
        business_verified & is_suspended & is_community_endorsed: false,
        total_sales & total_ratings: 0_i64,
        joined_marketplace_at & updated_at: now,
    } then "ON CONFLICT (tenant_id, user_id) DO NOTHING" };
    tx.run(sql, params).await
}
