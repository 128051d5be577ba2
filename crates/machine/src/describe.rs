//! How HotSpot writes types and methods in messages.

use program::Kind;
use program::names::{class_of_descriptor, split_descriptor};

/// A field descriptor as a Java type.
pub fn descriptor(text: &str) -> String {
    let dimensions = text.bytes().take_while(|byte| *byte == b'[').count();
    let element = &text[dimensions..];
    let name = match Kind::of(element) {
        Some(Kind::Reference) | None => class_of_descriptor(element).replace('/', "."),
        Some(kind) => kind.java_name().to_string(),
    };
    name + &"[]".repeat(dimensions)
}

/// `void Foo.bar(int)`
pub fn method(class: &str, name: &str, descriptor_text: &str) -> String {
    match split_descriptor(descriptor_text) {
        Some((parameters, result)) => {
            let parameters: Vec<String> = parameters.iter().map(|p| descriptor(p)).collect();
            format!("'{} {class}.{name}({})'", descriptor(result), parameters.join(", "))
        }
        None => format!("'{class}.{name}'"),
    }
}

/// `Foo.bar(int)`: the form of helpful messages.
pub fn call(class: &str, name: &str, descriptor_text: &str) -> String {
    let parameters = split_descriptor(descriptor_text).map(|(parameters, _)| parameters).unwrap_or_default();
    let parameters: Vec<String> = parameters.iter().map(|p| descriptor(p)).collect();
    format!("{class}.{name}({})", parameters.join(", "))
}
