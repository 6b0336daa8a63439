// Made from contract/areas/platform.yaml by codegen; edit the contract instead.

//! The area `platform` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, IntoFound,
    Object, Row, Show, Source, global_id, numbered, plus, register_object, scalar,
};

/// `CommunityAuthentication`.
pub static COMMUNITY_AUTHENTICATION: Object = Object {
    name: "CommunityAuthentication",
    description: "How members may sign in, apart from a password.",
    interfaces: &[],
    fields: &[
        Field {
            name: "passkeyAutofill",
            description: "Whether the sign-in form offers passkeys by itself.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "passkeyEnrollment",
            description: "Whether members may add passkeys.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxPasskeys",
            description: "So many passkeys a member may have.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowsTrustedDevices",
            description: "Whether members may let a device sign in without a code.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "trustedDeviceDays",
            description: "For so many days.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "backupCodeCount",
            description: "So many backup codes a member gets.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::platform::AuthenticationConfig {
    fn object(&self) -> &'static Object {
        &COMMUNITY_AUTHENTICATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.passkeys_conditional_autofill),
            1 => Show::show(&self.passkeys_enrollment_enabled),
            2 => Show::show(&self.passkeys_max_credentials_per_user),
            3 => Show::show(&self.two_factor_allow_trusted_devices),
            4 => Show::show(&self.two_factor_trusted_device_days),
            5 => Show::show(&self.two_factor_backup_code_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::AuthenticationConfig, COMMUNITY_AUTHENTICATION);

/// `ListingRules`.
pub static LISTING_RULES: Object = Object {
    name: "ListingRules",
    description: "What members may list. The gateway enforces each of these rules.",
    interfaces: &[],
    fields: &[
        Field {
            name: "minTitleLength",
            description: "Minimum length of a title, in characters.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minDescriptionLength",
            description: "Minimum length of a description, in characters.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresCategory",
            description: "Whether every listing needs a category.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requiresLocation",
            description: "Whether every listing needs a location.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxPerMember",
            description: "How many listings a member may have at a time.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxImages",
            description: "How many pictures a listing may have in addition to its main one.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isModerated",
            description: "Whether staff approve listings before others see them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowsOffers",
            description: "Whether members may list offers.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowsRequests",
            description: "Whether members may list requests.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowsSaving",
            description: "Whether members may save listings.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "allowsReporting",
            description: "Whether members may report listings.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiryDays",
            description: "After how many days a listing expires; 0 for never.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "renewalDays",
            description: "How many days a renewal adds.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::platform::ListingConfig {
    fn object(&self) -> &'static Object {
        &LISTING_RULES
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.listing_min_title_length),
            1 => Show::show(&self.listing_min_description_length),
            2 => Show::show(&self.listing_require_category),
            3 => Show::show(&self.listing_require_location),
            4 => Show::show(&self.listing_max_per_user),
            5 => Show::show(&self.listing_max_images),
            6 => Show::show(&self.listing_moderation_enabled),
            7 => Show::show(&self.listing_allow_offers),
            8 => Show::show(&self.listing_allow_requests),
            9 => Show::show(&self.listing_enable_favourites),
            10 => Show::show(&self.listing_enable_reporting),
            11 => Show::show(&self.listing_expiry_days),
            12 => Show::show(&self.listing_renewal_days),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::ListingConfig, LISTING_RULES);

/// `Community`.
pub static COMMUNITY: Object = Object {
    name: "Community",
    description: "What a client needs to know of a community before anybody signs in.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the community.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name of the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Slug of the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of prices, an ISO 4217 code in upper case. Members exchange hours, not money.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tagline",
            description: "One line about the community. Null if not set.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "domain",
            description: "Own host name. Null if it has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "defaultLayout",
            description: "Layout that clients start with; `modern` if not set.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "branding",
            description: "How the community presents itself.",
            ty: "CommunityBranding!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_BRANDING),
        },
        Field {
            name: "authentication",
            description: "How members may sign in, apart from a password.",
            ty: "CommunityAuthentication!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_AUTHENTICATION),
        },
        Field {
            name: "seo",
            description: "Title and description for search engines.",
            ty: "CommunitySeo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_SEO),
        },
        Field {
            name: "settings",
            description: "The public part of the community's settings.",
            ty: "CommunitySettings!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_SETTINGS),
        },
        Field {
            name: "compliance",
            description: "Duties the community has taken on.",
            ty: "CommunityCompliance!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_COMPLIANCE),
        },
        Field {
            name: "listingRules",
            description: "What members may list. The gateway enforces each of these rules.",
            ty: "ListingRules!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::LISTING_RULES),
        },
        Field {
            name: "switcher",
            description: "The communities one may change to from here.",
            ty: "CommunitySwitcher!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_SWITCHER),
        },
        Field {
            name: "features",
            description: "Names of the features that are on, in alphabetical order. A field of one that is off is refused with `FEATURE_DISABLED`.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "modules",
            description: "Names of the parts of the client that are on, in alphabetical order.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "supportedLanguages",
            description: "Languages that clients may offer, of those in which the gateway speaks.",
            ty: "[Language!]!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "defaultLanguage",
            description: "Language for those who choose none.",
            ty: "Language!",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::members::LANGUAGE_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::platform::COMMUNITY_AUTHENTICATION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::platform::COMMUNITY_BRANDING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::platform::COMMUNITY_COMPLIANCE,
        ),
        |registry| register_object(registry, &crate::graph::platform::COMMUNITY_SEO),
        |registry| register_object(
            registry,
            &crate::graph::platform::COMMUNITY_SETTINGS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::platform::COMMUNITY_SWITCHER,
        ),
        |registry| register_object(registry, &crate::graph::platform::LISTING_RULES),
    ],
};

impl Row for crate::platform::TenantBootstrap {
    fn object(&self) -> &'static Object {
        &COMMUNITY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Community", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            3 => Show::show(&self.currency),
            4 => Show::show(&self.tagline),
            5 => Show::show(&self.domain),
            6 => Show::show(&self.default_layout),
            7 => Show::show(&self.branding),
            8 => Show::show(&self.authentication_config),
            9 => Show::show(&self.seo),
            10 => Show::show(&self.settings),
            11 => Show::show(&self.compliance),
            12 => Show::show(&self.listing_config),
            13 => Show::show(&self.tenant_switcher),
            18 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                14 => edges.community_features(ctx, self).await,
                15 => edges.community_modules(ctx, self).await,
                16 => edges.community_supported_languages(ctx, self).await,
                17 => edges.community_default_language(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::platform::TenantBootstrap, COMMUNITY);

/// `CommunityBranding`.
pub static COMMUNITY_BRANDING: Object = Object {
    name: "CommunityBranding",
    description: "How the community presents itself.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "Name to show.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tagline",
            description: "One line about the community. Null if not set.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::platform::TenantBranding {
    fn object(&self) -> &'static Object {
        &COMMUNITY_BRANDING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.name),
            1 => Show::show(&self.tagline),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::TenantBranding, COMMUNITY_BRANDING);

/// `CommunityCompliance`.
pub static COMMUNITY_COMPLIANCE: Object = Object {
    name: "CommunityCompliance",
    description: "Duties the community has taken on.",
    interfaces: &[],
    fields: &[
        Field {
            name: "insuranceEnabled",
            description: "Whether members' insurance is recorded.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::platform::TenantCompliance {
    fn object(&self) -> &'static Object {
        &COMMUNITY_COMPLIANCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.insurance_enabled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::TenantCompliance, COMMUNITY_COMPLIANCE);

/// `CommunitySeo`.
pub static COMMUNITY_SEO: Object = Object {
    name: "CommunitySeo",
    description: "Title and description for search engines.",
    interfaces: &[],
    fields: &[
        Field {
            name: "metaTitle",
            description: "Title of the pages; the community's name if not set.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "metaDescription",
            description: "Description of the pages. Null if not set.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::platform::TenantSeo {
    fn object(&self) -> &'static Object {
        &COMMUNITY_SEO
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.meta_title),
            1 => Show::show(&self.meta_description),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::TenantSeo, COMMUNITY_SEO);

/// `CommunitySettings`.
pub static COMMUNITY_SETTINGS: Object = Object {
    name: "CommunitySettings",
    description: "The public part of the community's settings.",
    interfaces: &[],
    fields: &[
        Field {
            name: "timeZone",
            description: "IANA time zone, such as `Europe/Dublin`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "welcomeMessage",
            description: "Greeting for new members. Null if not set.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "footerText",
            description: "Text under every page. Null if not set.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "onboardingEnabled",
            description: "Whether new members are shown their first steps.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "onboardingMandatory",
            description: "Whether members must finish those steps before anything else.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::platform::TenantSettings {
    fn object(&self) -> &'static Object {
        &COMMUNITY_SETTINGS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.timezone),
            1 => Show::show(&self.welcome_message),
            2 => Show::show(&self.footer_text),
            3 => Show::show(&self.onboarding_enabled),
            4 => Show::show(&self.onboarding_mandatory),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::TenantSettings, COMMUNITY_SETTINGS);

/// `CommunitySwitcher`.
pub static COMMUNITY_SWITCHER: Object = Object {
    name: "CommunitySwitcher",
    description: "The communities one may change to from here.",
    interfaces: &[],
    fields: &[
        Field {
            name: "communities",
            description: "The communities, by name.",
            ty: "[CommunityLink!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::platform::COMMUNITY_LINK),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::platform::COMMUNITY_LINK),
    ],
};

impl Row for crate::platform::TenantSwitcher {
    fn object(&self) -> &'static Object {
        &COMMUNITY_SWITCHER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.items),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::platform::TenantSwitcher, COMMUNITY_SWITCHER);

/// `CommunityLink`.
pub static COMMUNITY_LINK: Object = Object {
    name: "CommunityLink",
    description: "A community one may change to.",
    interfaces: &[],
    fields: &[
        Field {
            name: "community",
            description: "The community.",
            ty: "Community",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "name",
            description: "Name of the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slug",
            description: "Slug of the community.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Absolute address of the community.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "domain",
            description: "Own host name. Null if it has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tagline",
            description: "One line about the community. Null if not set.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::platform::COMMUNITY),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::platform::TenantSwitcherItem {
    fn object(&self) -> &'static Object {
        &COMMUNITY_LINK
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.name),
            2 => Show::show(&self.slug),
            3 => Show::show(&self.url),
            4 => Show::show(&self.domain),
            5 => Show::show(&self.tagline),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.id) {
                        Some(number) => edges.find_community(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::platform::TenantSwitcherItem, COMMUNITY_LINK);

/// What the area `platform` answers in the graph beside its operations.
#[async_trait]
pub trait PlatformEdges: Send + Sync {
    /// The `Community` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_community(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `Community.features`: Names of the features that are on, in alphabetical order. A field of one that is off is refused with `FEATURE_DISABLED`.
    async fn community_features(
        &self,
        ctx: &Context<'_>,
        row: &crate::platform::TenantBootstrap,
    ) -> async_graphql::Result<Found>;

    /// `Community.modules`: Names of the parts of the client that are on, in alphabetical order.
    async fn community_modules(
        &self,
        ctx: &Context<'_>,
        row: &crate::platform::TenantBootstrap,
    ) -> async_graphql::Result<Found>;

    /// `Community.supportedLanguages`: Languages that clients may offer, of those in which the gateway speaks.
    async fn community_supported_languages(
        &self,
        ctx: &Context<'_>,
        row: &crate::platform::TenantBootstrap,
    ) -> async_graphql::Result<Found>;

    /// `Community.defaultLanguage`: Language for those who choose none.
    async fn community_default_language(
        &self,
        ctx: &Context<'_>,
        row: &crate::platform::TenantBootstrap,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Query` that operations of the area `platform` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlatformQuery;

static PLATFORM_QUERY: Object = Object {
    name: "PlatformQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "community",
            description: "What a client needs to know of a community before anybody signs in. With `slug` any community: `TENANT_NOT_FOUND` when there is none, or when it is switched off. Without it the community of the request, as every field finds it: `tenant_required` when nothing names one.",
            ty: "Community",
            arguments: &[
                Argument {
                    name: "slug",
                    description: "Slug of the community, instead of what the headers or the host of the request name.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_TENANT_BOOTSTRAP_ASKING),
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::platform::COMMUNITY)],
};

impl Row for PlatformQuery {
    fn object(&self) -> &'static Object {
        &PLATFORM_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_TENANT_BOOTSTRAP_ASKING: Asking = Asking {
    operation: Operation::GetTenantBootstrap,
    inputs: &[
        Input {
            argument: "slug",
            wire: "slug",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_tenant_bootstrap,
};

fn get_tenant_bootstrap(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::platform::TenantBootstrapResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
