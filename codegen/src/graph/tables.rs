//! Emits the tables of sets of words and of input objects, and the rows of tables.

use std::collections::BTreeMap;

use heck::ToUpperCamelCase;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::input::Argument;
use super::model::Graph;
use super::names::{enum_table, input_list, input_table};
use super::{WORD, Words, left_to_rest, listed_words, sentence, told, value_name};
use crate::read::Node;
use crate::schema::WORDS_OF;

/// Where a set has the sentences for its words.
const SENTENCES: &str = "x-enum-descriptions";

/// What `after` is.
pub const AFTER: &str = "Cursor of the row after which the page begins. Without it, the first page.";
/// What `before` is.
pub const BEFORE: &str = "Cursor of the row before which the page ends. Without it, the last page.";

/// The sets of words that the area's schemas hold and the graph names.
pub fn sets(graph: &Graph<'_>, area: &str) -> Vec<TokenStream> {
    let mut found: BTreeMap<String, (Option<String>, Node<'_>)> = BTreeMap::new();
    for property in graph.types.values().flat_map(|one| &one.properties) {
        let Some(Words { name, module, rust, node }) = &property.words else { continue };
        if module == area {
            found.insert(name.clone(), (rust.clone(), node.clone()));
        }
    }
    // A set that says so itself is part of the graph even if only arguments name it.
    for (name, node) in graph.schemas_of(area).into_iter().filter(|(_, node)| node.get("enum").is_some()) {
        let said = node.get(WORD).and_then(|said| said.text("type"));
        let rust = format!("crate::{area}::{}", name.to_upper_camel_case());
        found.entry(said.unwrap_or(name).to_owned()).or_insert((Some(rust), node));
    }
    found.iter().map(|(name, (rust, node))| set(name, rust.as_deref(), node)).collect()
}

fn set(name: &str, rust: Option<&str>, node: &Node<'_>) -> TokenStream {
    let Some(rust) = rust else { return enum_static(name, node, &listed_words(node, &[]), "") };
    let table = enum_static(name, node, &listed_words(node, &left_to_rest(node)), "");
    let (ident, rust): (Ident, TokenStream) = (enum_table(name), rust.parse().unwrap_or_default());
    quote! {
        #table
        crate::graph_words!(#rust, #ident);
    }
}

/// The table of a set of words, with the sentence `otherwise` where the contract has none for it.
pub fn enum_static(name: &str, node: &Node<'_>, words: &[&str], otherwise: &str) -> TokenStream {
    let table = enum_table(name);
    let description = told(node).map_or_else(|| otherwise.to_owned(), |text| sentence(Some(text)));
    let sentences = sentences(node);
    let values = words.iter().map(|word| {
        let name = value_name(word);
        let text = sentence(sentences.as_ref().and_then(|all| all.text(word)));
        quote!(EnumValue { name: #name, word: #word, description: #text })
    });
    let doc = format!(" The words of `{name}`.");
    quote! {
        #[doc = #doc]
        pub static #table: EnumTable = EnumTable { name: #name, description: #description, values: &[#(#values),*] };
    }
}

/// The sentences for the words of a set. Words that are from a wider set have its sentences, unless they say others.
fn sentences<'a>(set: &Node<'a>) -> Option<Node<'a>> {
    let wider = || set.schema(set.text(WORDS_OF)?);
    set.get(SENTENCES).or_else(|| wider()?.get(SENTENCES))
}

/// The table of an input object.
pub fn input_static(name: &str, description: &str, arguments: &[Argument]) -> TokenStream {
    let table = input_table(name);
    let rows = argument_rows(arguments);
    let registered = arguments.iter().flat_map(|argument| &argument.types);
    quote! {
        static #table: InputTable = InputTable {
            name: #name,
            description: #description,
            fields: &[#(#rows),*],
            types: &[#(#registered),*],
        };
    }
}

/// The list that says what the fields of an input object inside an input are to REST.
pub fn input_list_static(name: &str, arguments: &[Argument]) -> TokenStream {
    let list = input_list(name);
    let inputs = arguments.iter().map(|argument| &argument.input);
    let count = Literal::usize_unsuffixed(arguments.len());
    quote!(static #list: [Input; #count] = [#(#inputs),*];)
}

/// The rows of the arguments that clients may say.
pub fn argument_rows(arguments: &[Argument]) -> Vec<TokenStream> {
    arguments.iter().filter(|argument| argument.is_shown()).map(argument_row).collect()
}

fn argument_row(argument: &Argument) -> TokenStream {
    let Argument { name, ty, description, default, .. } = argument;
    let default = match default {
        Some(default) => quote!(Some(#default)),
        None => quote!(None),
    };
    quote!(Argument { name: #name, description: #description, ty: #ty, default: #default })
}

/// The row of a field without arguments.
pub fn field_row(name: &str, ty: &str, description: &str, source: &TokenStream) -> TokenStream {
    quote!(Field { name: #name, description: #description, ty: #ty, arguments: &[], cost: None, source: #source })
}

/// What a list costs by the number of its rows: usually and at most.
pub fn page_cost((usual, most): (i64, i64)) -> TokenStream {
    let (usual, most) = (Literal::i64_unsuffixed(usual), Literal::i64_unsuffixed(most));
    quote!(Some(page_cost::<#usual, #most>))
}
