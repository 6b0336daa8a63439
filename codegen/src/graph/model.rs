//! The graph as the contract makes it, worked out once: its types, and of each field that an operation answers its type, its arguments
//! and what it makes of the answer. Whatever is emitted is written from this.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToUpperCamelCase;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::input::{Argument, arguments};
use super::names::{enum_table, object_table};
use super::{
    Asked, Paged, Type, WORD, asked, is_before, kept_answer, schemas, sentence, set_named, shape, told, types,
};
use crate::model::Operation;
use crate::read::{Contract, Node};

/// Everything that the contract says of the graph.
pub struct Graph<'a> {
    /// Where it says so.
    pub contract: &'a Contract,
    /// Its types, by the schema's name.
    pub types: BTreeMap<&'a str, Type<'a>>,
    /// Its operations.
    pub operations: &'a [Operation<'a>],
    /// The fields that operations answer, in the order of the document.
    pub fields: Vec<AskedField<'a>>,
    /// Schemas of which there are pages.
    listed: BTreeSet<&'a str>,
    /// Those of which some list tells how many rows it has.
    counted: BTreeSet<&'a str>,
}

/// A field that an operation answers, with all that its tables say.
pub struct AskedField<'a> {
    /// What the operation's extension says.
    pub asked: Asked<'a>,
    /// Its type, as the schema definition language writes it.
    pub ty: String,
    /// What it takes. A mutation takes them as one input.
    pub arguments: Vec<Argument>,
    /// The rows, if it is a page.
    pub list: Option<Listed<'a>>,
    /// The payload that is made for it, if it is a mutation.
    pub payload: Option<Payload<'a>>,
    /// The schema of the answer, if the area keeps what it brings.
    pub kept: Option<&'a str>,
    /// What it shows of the answer; none if the answer has nothing there.
    pub picked: Option<Picked>,
}

/// A list that is read in pages.
pub struct Listed<'a> {
    /// The schema of the type that its rows are of.
    pub schema: &'a str,
    /// How REST reads it.
    pub paged: Paged,
    /// Whether the answer says how many rows the whole list has.
    pub is_counted: bool,
    /// The type, where the answer's rows only tell the numbers of it.
    pub sought: Option<&'a str>,
}

/// The part of an answer that a field shows.
pub struct Picked {
    /// The way to it, one property after the other.
    pub path: Vec<String>,
    /// Its type, as the schema definition language writes it.
    pub ty: String,
    /// What the contract says of it.
    pub description: Option<String>,
}

/// A payload that is made for its mutation.
pub struct Payload<'a> {
    /// Its type.
    pub name: String,
    /// What it shows, in this order.
    pub fields: Vec<PayloadField<'a>>,
}

/// A field of such a payload.
pub struct PayloadField<'a> {
    /// Its name.
    pub name: String,
    /// Its type, as the schema definition language writes it.
    pub ty: String,
    /// Where it comes from.
    pub source: PayloadSource<'a>,
}

/// Where a field of a payload comes from.
pub enum PayloadSource<'a> {
    /// What was picked of the answer.
    Picked,
    /// The id of what is gone: its type, and the input that names it; none where the area tells it before the change.
    Removed { of: &'a str, input: Option<&'a str> },
    /// The viewer, or the one row that a type has.
    Only { of: &'a str },
    /// The row that an input names.
    Named { of: &'a str, input: &'a str },
    /// The row whose number the answer holds.
    Answered { of: &'a str, path: &'a str },
    /// The row whose number the area tells before the change.
    Before { of: &'a str },
}

impl PayloadField<'_> {
    /// Whether the area tells its number before the change.
    pub fn is_before(&self) -> bool {
        matches!(self.source, PayloadSource::Before { .. } | PayloadSource::Removed { input: None, .. })
    }
}

impl<'a> Graph<'a> {
    /// Works the graph out.
    pub fn of(contract: &'a Contract, operations: &'a [Operation<'a>]) -> Self {
        let types = types(contract);
        let fields: Vec<_> =
            asked(operations).into_iter().map(|asked| AskedField::read(contract, &types, asked)).collect();
        let lists = || fields.iter().filter_map(|field| field.list.as_ref());
        let counted = lists().filter(|list| list.is_counted).map(|list| list.schema).collect();
        let by_operations = lists().map(|list| list.schema);
        let by_hand = types.values().filter(|one| one.node.get(WORD).is_some_and(|graph| graph.is("listed")));
        let pages = types.values().flat_map(|one| &one.extras).filter(|extra| extra.node.get("page").is_some());
        let of_pages =
            pages.filter_map(|extra| schema_named(&types, extra.node.text("type")?.strip_suffix("Connection")?));
        let listed = by_operations.chain(by_hand.map(|one| one.schema)).chain(of_pages).collect();
        Self { contract, types, operations, fields, listed, counted }
    }

    /// Whether the rows of a type have names where others have numbers.
    pub fn is_named(&self, name: &str) -> bool {
        self.types.values().any(|one| one.name == name && one.is_named)
    }

    /// Whether there are pages of this schema's rows.
    pub fn is_listed(&self, schema: &str) -> bool {
        self.listed.contains(schema)
    }

    /// Whether some list of this schema's rows tells how many it has.
    pub fn is_counted(&self, schema: &str) -> bool {
        self.counted.contains(schema)
    }

    /// Whether a type is the payload of a mutation, which says `...Payload` of its schema instead of having one made.
    pub fn is_payload(&self, one: &Type<'_>) -> bool {
        let gives = |field: &AskedField<'_>| field.asked.on == "Mutation" && bare(&field.ty) == one.name;
        one.name.ends_with("Payload") && self.fields.iter().any(gives)
    }

    /// The types of an area.
    pub fn types_of(&self, area: &str) -> Vec<&Type<'a>> {
        self.types.values().filter(|one| self.contract.module_of_schema(one.schema) == area).collect()
    }

    /// The fields that operations of an area answer.
    pub fn fields_of(&self, area: &str) -> Vec<&AskedField<'a>> {
        self.fields.iter().filter(|field| field.asked.operation.area == area).collect()
    }

    /// The fields of a type that operations answer.
    pub fn fields_on(&self, name: &str) -> Vec<&AskedField<'a>> {
        self.fields.iter().filter(|field| field.asked.on == name).collect()
    }

    /// The component schemas of an area of which the contract says something for the graph.
    pub fn schemas_of(&self, area: &str) -> Vec<(&'a str, Node<'a>)> {
        let all = schemas(self.contract).into_iter();
        all.filter(|(name, node)| self.contract.module_of_schema(name) == area && node.get(WORD).is_some()).collect()
    }

    /// The schema that is the type with this name.
    pub fn schema(&self, name: &str) -> Option<&'a str> {
        schema_named(&self.types, name)
    }

    /// The module in which a schema's type and table are.
    pub fn module(&self, schema: &str) -> Ident {
        format_ident!("{}", self.contract.module_of_schema(schema))
    }

    /// The path of a schema's table, if it is a type.
    pub fn object(&self, schema: &str) -> Option<TokenStream> {
        let (module, table) = (self.module(schema), object_table(self.types.get(schema)?.name));
        Some(quote!(crate::graph::#module::#table))
    }

    /// What registers a type that is named in the schema definition language.
    pub fn registers(&self, ty: &str) -> Option<TokenStream> {
        let name = bare(ty);
        if ["DateTime", "Hours", "Money", "URL", "Date", "JSON"].contains(&name) {
            return Some(quote!(|registry| scalar(registry, #name)));
        }
        if let Some(schema) = self.schema(name) {
            let object = self.object(schema)?;
            return Some(quote!(|registry| register_object(registry, &#object)));
        }
        // A set that does not say so itself is emitted only where a property shows it.
        let says = |set: &&str| self.contract.root().find(&["components", "schemas", set, WORD]).is_some();
        if let Some(set) = set_named(self.contract, name).filter(says) {
            let (module, table) = (self.module(set), enum_table(name));
            return Some(quote!(|registry| crate::graph::#module::#table.register(registry)));
        }
        let schema = self.schema(name.strip_suffix("Connection")?)?;
        let (module, table) = (self.module(schema), object_table(name));
        Some(quote!(|registry| register_object(registry, &crate::graph::#module::#table)))
    }
}

impl<'a> AskedField<'a> {
    fn read(contract: &'a Contract, types: &BTreeMap<&'a str, Type<'a>>, asked: Asked<'a>) -> Self {
        let list = Listed::read(types, &asked);
        let kept = kept_answer(asked.operation);
        let picked = Picked::read(contract, &asked);
        let payload = Payload::read(&asked, picked.as_ref());
        let arguments = arguments(contract, &asked);
        let ty = match (&payload, &list, asked.node.text("rows"), &picked) {
            (Some(payload), ..) => payload.name.clone(),
            (_, Some(list), ..) => {
                format!("{}Connection", types.get(list.schema).map(|one| one.name).unwrap_or_default())
            }
            (_, _, Some(sought), _) => sought.to_owned(),
            (.., picked) => picked.as_ref().map(|picked| picked.ty.clone()).unwrap_or_default(),
        };
        Self { asked, ty, arguments, list, payload, kept, picked }
    }

    /// What its payload shows and the area tells before the change.
    pub fn before(&self) -> impl Iterator<Item = &PayloadField<'a>> {
        self.payload.iter().flat_map(|payload| &payload.fields).filter(|one| one.is_before())
    }

    /// Whether it is a mutation with an input, which has all the arguments.
    pub fn has_input(&self) -> bool {
        self.asked.on == "Mutation" && !self.arguments.is_empty()
    }
}

impl<'a> Listed<'a> {
    fn read(types: &BTreeMap<&'a str, Type<'a>>, asked: &Asked<'a>) -> Option<Self> {
        let paged = asked.paged()?;
        let is_counted = paged != Paged::Cursor || asked.node.get("total").is_some();
        if let Some(sought) = asked.node.text("rows") {
            let schema = schema_named(types, sought)?;
            return Some(Self { schema, paged, is_counted, sought: Some(sought) });
        }
        let answer = asked.operation.answers.iter().find(|answer| answer.status == 200)?;
        let mut rows = answer.schema.clone()?;
        // Pages with an offset stand in `data` itself.
        let may_be_deeper = paged != Paged::Offset;
        let path = asked.node.text("pick").filter(|_| may_be_deeper).unwrap_or("data");
        for segment in path.split('.') {
            rows = rows.resolved()?.get("properties")?.get(segment)?;
        }
        let schema = rows.get("items")?.schema_reference()?;
        types.contains_key(schema).then_some(Self { schema, paged, is_counted, sought: None })
    }
}

impl Picked {
    fn read(contract: &Contract, asked: &Asked<'_>) -> Option<Self> {
        let answer = asked.operation.successes().into_iter().find(|answer| answer.schema.is_some())?;
        let path: Vec<String> = asked.node.text("pick").unwrap_or("data").split('.').map(str::to_owned).collect();
        let mut at = answer.schema.clone()?;
        for segment in &path {
            at = at.resolved()?.get("properties")?.get(segment)?;
        }
        let ty = shape(contract, "", "", "", &at, asked.node.text("scalar"))?.ty;
        let description = told(&at).or_else(|| told(&at.resolved()?)).map(|text| sentence(Some(text)));
        Some(Self { path, ty, description })
    }
}

impl<'a> Payload<'a> {
    fn read(asked: &Asked<'a>, picked: Option<&Picked>) -> Option<Self> {
        let mut fields = Vec::new();
        if let Some(removed) = asked.node.get("removes") {
            let of = removed.text("type")?;
            let input = (!is_before(&removed)).then(|| removed.text("parameter").unwrap_or("id"));
            let source = PayloadSource::Removed { of, input };
            fields.push(PayloadField { name: format!("removed{of}Id"), ty: "ID".to_owned(), source });
        }
        if let Some(shown) = asked.node.text("payload") {
            let ty = picked?.ty.trim_end_matches('!').to_owned();
            fields.push(PayloadField { name: shown.to_owned(), ty, source: PayloadSource::Picked });
        }
        for (name, node) in asked.node.get("also").map(|all| all.entries()).unwrap_or_default() {
            let of = node.text("type")?;
            let source = match (node.text("input"), node.text("answer")) {
                (Some(input), _) => PayloadSource::Named { of, input },
                (_, Some(path)) => PayloadSource::Answered { of, path },
                _ if is_before(&node) => PayloadSource::Before { of },
                _ => PayloadSource::Only { of },
            };
            fields.push(PayloadField { name: name.to_owned(), ty: of.to_owned(), source });
        }
        // What a mutation changes shows in many places of whoever asked: counts, lists, hours.
        if !fields.is_empty() && fields.iter().all(|field| field.name != "viewer") {
            let source = PayloadSource::Only { of: "Viewer" };
            fields.push(PayloadField { name: "viewer".to_owned(), ty: "Viewer".to_owned(), source });
        }
        let name = format!("{}Payload", asked.field.to_upper_camel_case());
        (!fields.is_empty()).then_some(Self { name, fields })
    }

    /// Whether some field of it reads the answer.
    pub fn reads_answer(&self) -> bool {
        let reads =
            |one: &PayloadField<'_>| matches!(one.source, PayloadSource::Picked | PayloadSource::Answered { .. });
        self.fields.iter().any(reads)
    }

    /// Whether some field of it reads what was asked, or noted before.
    pub fn reads_input(&self) -> bool {
        let reads = |one: &PayloadField<'_>| match one.source {
            PayloadSource::Removed { .. } | PayloadSource::Named { .. } | PayloadSource::Before { .. } => true,
            PayloadSource::Picked | PayloadSource::Answered { .. } | PayloadSource::Only { .. } => false,
        };
        self.fields.iter().any(reads)
    }
}

/// The schema that is the type with this name.
fn schema_named<'a>(types: &BTreeMap<&'a str, Type<'a>>, name: &str) -> Option<&'a str> {
    types.values().find(|one| one.name == name).map(|one| one.schema)
}

/// The name of a type without brackets and exclamation marks.
pub fn bare(ty: &str) -> &str {
    ty.trim_matches(|c| matches!(c, '[' | ']' | '!'))
}
