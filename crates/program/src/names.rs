//! Names, ids and descriptors.

use std::collections::HashMap;
use std::sync::Arc;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub u32);

        impl $name {
            /// As an index.
            #[inline(always)]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A loaded class.
    ClassId
);
id!(
    /// A method of a loaded class.
    MethodId
);
id!(
    /// A field of a loaded class.
    FieldId
);
id!(
    /// An interned text.
    Symbol
);

/// The interned texts of a program.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    ids: HashMap<Arc<str>, Symbol>,
    texts: Vec<Arc<str>>,
}

impl Symbols {
    /// The symbol of a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(symbol) = self.ids.get(text) {
            return *symbol;
        }
        let shared: Arc<str> = text.into();
        let symbol = Symbol(self.texts.len() as u32);
        self.texts.push(Arc::clone(&shared));
        self.ids.insert(shared, symbol);
        symbol
    }

    /// The symbol of a text, if it has one.
    pub fn get(&self, text: &str) -> Option<Symbol> {
        self.ids.get(text).copied()
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &Arc<str> {
        &self.texts[symbol.index()]
    }
}

/// What a slot, a field or an array element holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `boolean`
    Boolean,
    /// `byte`
    Byte,
    /// `char`
    Char,
    /// `short`
    Short,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `float`
    Float,
    /// `double`
    Double,
    /// A reference.
    Reference,
    /// Nothing.
    Void,
}

impl Kind {
    /// From the first character of a descriptor.
    pub fn of(descriptor: &str) -> Option<Kind> {
        Some(match descriptor.as_bytes().first()? {
            b'Z' => Kind::Boolean,
            b'B' => Kind::Byte,
            b'C' => Kind::Char,
            b'S' => Kind::Short,
            b'I' => Kind::Int,
            b'J' => Kind::Long,
            b'F' => Kind::Float,
            b'D' => Kind::Double,
            b'L' | b'[' => Kind::Reference,
            b'V' => Kind::Void,
            _ => return None,
        })
    }

    /// Slots in locals and on the operand stack.
    pub fn slots(self) -> u16 {
        match self {
            Kind::Void => 0,
            Kind::Long | Kind::Double => 2,
            _ => 1,
        }
    }

    /// Bytes of an array element.
    pub fn element_bytes(self) -> usize {
        match self {
            Kind::Boolean | Kind::Byte => 1,
            Kind::Char | Kind::Short => 2,
            Kind::Int | Kind::Float | Kind::Reference | Kind::Void => 4,
            Kind::Long | Kind::Double => 8,
        }
    }

    /// The name in Java sources, for primitives.
    pub fn java_name(self) -> &'static str {
        match self {
            Kind::Boolean => "boolean",
            Kind::Byte => "byte",
            Kind::Char => "char",
            Kind::Short => "short",
            Kind::Int => "int",
            Kind::Long => "long",
            Kind::Float => "float",
            Kind::Double => "double",
            Kind::Reference => "reference",
            Kind::Void => "void",
        }
    }

    /// The descriptor character, for primitives.
    pub fn letter(self) -> char {
        match self {
            Kind::Boolean => 'Z',
            Kind::Byte => 'B',
            Kind::Char => 'C',
            Kind::Short => 'S',
            Kind::Int => 'I',
            Kind::Long => 'J',
            Kind::Float => 'F',
            Kind::Double => 'D',
            Kind::Reference => 'L',
            Kind::Void => 'V',
        }
    }

    /// All primitives, `void` included.
    pub const PRIMITIVES: [Kind; 9] = [
        Kind::Boolean,
        Kind::Byte,
        Kind::Char,
        Kind::Short,
        Kind::Int,
        Kind::Long,
        Kind::Float,
        Kind::Double,
        Kind::Void,
    ];
}

/// The length of the first field descriptor in a text.
pub fn descriptor_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let dimensions = bytes.iter().take_while(|b| **b == b'[').count();
    if dimensions > 255 {
        return None;
    }
    match bytes.get(dimensions)? {
        b'L' => text.find(';').filter(|end| *end > dimensions + 1).map(|end| end + 1),
        b'V' if dimensions > 0 => None,
        letter if b"ZBCSIJFDV".contains(letter) => Some(dimensions + 1),
        _ => None,
    }
}

/// The parameter descriptors and the return descriptor of a method descriptor.
pub fn split_descriptor(descriptor: &str) -> Option<(Vec<&str>, &str)> {
    let mut parameters = Vec::new();
    let result = each_parameter(descriptor, |parameter| parameters.push(parameter))?;
    Some((parameters, result))
}

/// Calls `visit` with each parameter descriptor of a method descriptor, and gives the return descriptor.
pub fn each_parameter<'a>(descriptor: &'a str, mut visit: impl FnMut(&'a str)) -> Option<&'a str> {
    let mut rest = descriptor.strip_prefix('(')?;
    while !rest.starts_with(')') {
        let length = descriptor_length(rest)?;
        if rest.starts_with('V') {
            return None;
        }
        visit(&rest[..length]);
        rest = &rest[length..];
    }
    let result = &rest[1..];
    (descriptor_length(result)? == result.len()).then_some(result)
}

/// The class name behind a reference descriptor: `Ljava/lang/String;` gives `java/lang/String`,
/// an array descriptor gives itself.
pub fn class_of_descriptor(descriptor: &str) -> &str {
    descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(descriptor)
}
