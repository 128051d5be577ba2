//! Classes of the library whose methods take monitors.

use program::classfile::{ClassFile, Constant};

/// Classes of collections and texts that take their own monitor.
pub(crate) const GUARDED: [&str; 5] = [
    "java/lang/StringBuffer",
    "java/util/Hashtable",
    "java/util/Properties",
    "java/util/Stack",
    "java/util/Vector",
];

/// Classes of the library whose monitor nobody takes but the program.
pub(crate) const PLAIN: [&str; 17] = [
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Class",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Object",
    "java/lang/Short",
    "java/lang/String",
    "java/util/ArrayDeque",
    "java/util/ArrayList",
    "java/util/HashMap",
    "java/util/HashSet",
    "java/util/LinkedList",
    "java/util/TreeMap",
];

pub(crate) fn nests(name: &str, descriptor: &str) -> Option<Nests> {
    match name {
        "addAll" | "containsAll" | "removeAll" | "retainAll" | "putAll" | "equals" | "contentEquals"
        | "compareTo" | "forEach" | "removeIf" | "replaceAll" | "sort" | "compute" | "computeIfAbsent"
        | "computeIfPresent" | "merge" => Some(Nests::Surely),
        "append" | "insert" => {
            let parameters = descriptor.split(')').next().unwrap_or_default();
            parameters.replace("Ljava/lang/String;", "").contains('L').then_some(Nests::Surely)
        }
        "contains" | "indexOf" | "lastIndexOf" | "remove" | "removeElement" | "search" | "containsKey"
        | "containsValue" | "get" | "put" | "getOrDefault" | "putIfAbsent" | "replace"
            if descriptor.starts_with("(L") =>
        {
            Some(Nests::ByArgument)
        }
        _ => None,
    }
}

/// Whether a call may take two monitors of the library, should its receiver be guarded.
pub(crate) fn may_nest(name: &str, descriptor: &str) -> bool {
    nests(name, descriptor).is_some()
}

/// Whether a class file speaks of guarded collections or texts.
pub(crate) fn mentions_guarded(file: &ClassFile) -> bool {
    (0..file.pool.len() as u16).any(|index| match file.pool.get(index) {
        Ok(Constant::Class(_)) => file.class_name(index).is_ok_and(|name| GUARDED.contains(&name.as_str())),
        Ok(Constant::Method(..) | Constant::InterfaceMethod(..)) => crate::library::member(file, index)
            .is_some_and(|(owner, name, _)| {
                owner == "java/util/Collections" && name.starts_with("synchronized")
            }),
        _ => false,
    })
}

/// How a method of a guarded object may take the monitor of a second one inside its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Nests {
    /// That of its argument or of what it calls.
    Surely,
    /// That of its argument, if that is guarded.
    ByArgument,
}
