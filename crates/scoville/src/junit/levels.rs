//! Classes with tests inside of others, and how a class that is asked for is found.

use super::classes::{Class, Classes};
use super::known;
use anyhow::Result;
use program::linked::access;
use std::rc::Rc;

/// A class whose tests are run on objects of it, with its superclasses; inside of the one before it, if there is one.
pub(super) struct Level {
    pub(super) class: Rc<Class>,
    pub(super) chain: Vec<Rc<Class>>,
    /// The name that tests have it by: a nested class that is inherited goes by the name of the class that inherits it.
    pub(super) path: String,
}

impl Level {
    fn new(classes: &mut Classes, class: Rc<Class>, path: String) -> Result<Level> {
        let chain = classes.chain(&class)?;
        Ok(Level { class, chain, path })
    }

    fn named(classes: &mut Classes, class: Rc<Class>) -> Result<Level> {
        let path = class.name.replace('/', ".");
        Level::new(classes, class, path)
    }

    /// The nested classes with tests, inherited ones too. JUnit knows them by their simple names: what a superclass
    /// has is left out if the class has one of the same name.
    pub(super) fn nested(&self, classes: &mut Classes) -> Result<Vec<Level>> {
        let mut found: Vec<Level> = Vec::new();
        for class in &self.chain {
            for (name, flags) in &class.members {
                // A class file may claim to be inside of itself.
                let inside = name.len() > class.name.len() && name.starts_with(&class.name);
                let Some(member) = (if inside { classes.get(name)? } else { None }) else { continue };
                let path = format!("{}${}", self.path, member.simple_name());
                let taken = found.iter().any(|one| one.path == path);
                if is_nested(&member) && flags & access::STATIC == 0 && !taken {
                    found.push(Level::new(classes, member, path)?);
                }
            }
        }
        Ok(found)
    }
}

fn is_nested(class: &Class) -> bool {
    class.annotations.iter().any(|one| one.class == known::NESTED)
}

/// A class by its name, with those around it if it is nested: the outermost first, itself last.
pub(super) fn locate(classes: &mut Classes, name: &str) -> Result<Option<Vec<Level>>> {
    if let Some(class) = find_class(classes, name)? {
        return around(classes, class).map(Some);
    }
    // It may be one that the class before it inherits.
    let Some((outer, _)) = name.rsplit_once('$') else { return Ok(None) };
    let Some(mut levels) = locate(classes, outer)? else { return Ok(None) };
    let Some(last) = levels.last() else { return Ok(None) };
    let path = format!("{}{}", last.path, &name[outer.len()..]);
    let nested = last.nested(classes)?.into_iter().find(|one| one.path == path);
    Ok(nested.map(|nested| {
        levels.push(nested);
        levels
    }))
}

/// A class by its name with dots, which may be a member of another.
fn find_class(classes: &mut Classes, name: &str) -> Result<Option<Rc<Class>>> {
    let mut internal = name.replace('.', "/");
    loop {
        if let Some(class) = classes.get(&internal)? {
            return Ok(Some(class));
        }
        let Some((outer, inner)) = internal.rsplit_once('/') else { return Ok(None) };
        internal = format!("{outer}${inner}");
    }
}

/// A class and those around it, if it is nested.
fn around(classes: &mut Classes, class: Rc<Class>) -> Result<Vec<Level>> {
    let mut inner = Rc::clone(&class);
    let mut levels = vec![Level::named(classes, class)?];
    while is_nested(&inner) {
        let outer = inner.name.rsplit_once('$').map(|(outer, _)| outer.to_string());
        let Some(outer) = outer.map_or(Ok(None), |outer| classes.get(&outer))? else { break };
        inner = Rc::clone(&outer);
        levels.insert(0, Level::named(classes, outer)?);
    }
    Ok(levels)
}
