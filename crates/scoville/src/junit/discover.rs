//! Which methods of a class are tests, and what is done before and after each.

use super::arguments;
use super::classes::{Class, Classes, Member, class_of, is_name_of_java};
use super::known::{self, is_of_junit};
use super::recipe::{Draft, Found, Recipe, Selection};
use super::strange::{Meaning, Reason, at, meaning, reason_of_classes, strange_among};
use anyhow::{Result, bail};
use program::classfile::{Annotation, ElementValue};
use program::linked::access;
use std::rc::Rc;

/// Time-outs are about time, of which none passes here.
const TIMEOUTS: &str = "its time-out is not looked at: no time passes";

/// A class whose tests are run on objects of it, with its superclasses; inside of the one before it, if there is one.
struct Level {
    class: Rc<Class>,
    chain: Vec<Rc<Class>>,
}

/// The tests that are asked for.
pub(super) fn tests(classes: &mut Classes, wanted: &Selection) -> Result<Vec<Found>> {
    let Some(class) = find_class(classes, &wanted.class)? else {
        bail!("--junit: class {} was not found among the classes of the program", wanted.class);
    };
    if class.access & (access::ABSTRACT | access::INTERFACE) != 0 {
        bail!("--junit: class {} is abstract: name one that extends it", wanted.class);
    }
    let mut found = Vec::new();
    let mut levels = outer_levels(classes, &class)?;
    collect(classes, &mut levels, class, &mut found)?;
    if found.is_empty() {
        bail!("--junit: class {} has no test methods (JUnit 4 or 5)", wanted.class);
    }
    if let Some(method) = &wanted.method {
        found.retain(|test| test.name.rsplit('#').next() == Some(method));
        if found.is_empty() {
            bail!("--junit: class {} has no test method {method}", wanted.class);
        }
    }
    Ok(found)
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

/// The classes around a nested one, the outermost first.
fn outer_levels(classes: &mut Classes, class: &Rc<Class>) -> Result<Vec<Level>> {
    let mut levels = Vec::new();
    let mut inner = Rc::clone(class);
    while inner.annotations.iter().any(|one| one.class == known::NESTED) {
        let outer = inner.name.rsplit_once('$').map(|(outer, _)| outer.to_string());
        let Some(outer) = outer.map_or(Ok(None), |outer| classes.get(&outer))? else { break };
        let chain = classes.chain(&outer)?;
        inner = Rc::clone(&outer);
        levels.insert(0, Level { class: outer, chain });
    }
    Ok(levels)
}

fn collect(
    classes: &mut Classes,
    levels: &mut Vec<Level>,
    class: Rc<Class>,
    found: &mut Vec<Found>,
) -> Result<()> {
    let chain = classes.chain(&class)?;
    levels.push(Level { class: Rc::clone(&class), chain });
    let mut whole = None;
    for level in levels.iter() {
        whole = whole.or(reason_of_classes(classes, &level.chain)?);
        if levels.len() > 1 && is_once(level) {
            whole = whole.or(Some("@TestInstance with nested classes is not followed".into()));
        }
    }
    let is_off = |one: &Annotation| matches!(one.class.as_str(), known::DISABLED | known::IGNORE_4);
    let off = levels.iter().any(|level| level.class.annotations.iter().any(is_off));
    let level = &levels[levels.len() - 1];
    for (owner, method) in candidates(classes, level)? {
        let name = format!("{}#{}", level.class.name.replace('/', "."), method.name);
        let timed = method.annotation(known::TIMEOUT).is_some()
            || method.annotation(known::TEST_4).is_some_and(|test| test.get("timeout").is_some())
            || level.chain.iter().any(|one| one.annotations.iter().any(|one| one.class == known::TIMEOUT));
        let draft = if off || method.annotations.iter().any(is_off) {
            Draft::Skip
        } else if let Some(why) = &whole {
            Draft::NotModelled(why.clone())
        } else {
            match recipe(classes, levels, &owner, &method)? {
                Ok(recipe) => Draft::Run(Box::new(recipe)),
                Err(why) => Draft::NotModelled(why),
            }
        };
        found.push(Found { name, draft, note: timed.then_some(TIMEOUTS) });
    }
    let members = level.class.members.clone();
    for (member, flags) in members {
        // A class file may claim to be inside of itself.
        let inside = member.len() > class.name.len() && member.starts_with(&class.name);
        let Some(member) = (if inside { classes.get(&member)? } else { None }) else { continue };
        let nested = member.annotations.iter().any(|one| one.class == known::NESTED);
        if nested && flags & (access::STATIC | access::ABSTRACT) == 0 {
            collect(classes, levels, member, found)?;
        }
    }
    levels.pop();
    Ok(())
}

/// The test methods of a class and those that it inherits, and what may be one; each with the class that has it.
fn candidates(classes: &mut Classes, level: &Level) -> Result<Vec<(Rc<Class>, Member)>> {
    let mut found: Vec<(Rc<Class>, Member)> = Vec::new();
    for (height, class) in level.chain.iter().enumerate() {
        for method in &class.methods {
            if meaning(classes, method)? != Meaning::Test {
                continue;
            }
            let listed = found.iter().any(|(_, one)| one.name == method.name && overrides(one, method));
            let hidden = method.annotation(known::TEST_4).is_none()
                && level.chain[..height].iter().any(|lower| has_override(lower, method));
            if !listed && !hidden {
                found.push((Rc::clone(class), method.clone()));
            }
        }
    }
    Ok(found)
}

fn overrides(lower: &Member, upper: &Member) -> bool {
    lower.name == upper.name && lower.descriptor == upper.descriptor && !upper.has(access::PRIVATE)
}

fn has_override(lower: &Class, method: &Member) -> bool {
    lower.methods.iter().any(|one| overrides(one, method))
}

/// Whether one object serves all methods of the class.
fn is_once(level: &Level) -> bool {
    let annotations = level.chain.iter().flat_map(|class| &class.annotations);
    let mut lifecycle = annotations.filter(|one| one.class == known::TEST_INSTANCE);
    matches!(lifecycle.next().and_then(|one| one.get("value")), Some(ElementValue::Enum(_, name)) if name == "PER_CLASS")
}

/// The methods that are run before and after others, superclasses first.
fn around(level: &Level, annotation: &str, inherits_plainly: bool) -> Vec<(Rc<Class>, Member)> {
    let mut found: Vec<(Rc<Class>, Member)> = Vec::new();
    for (height, class) in level.chain.iter().enumerate() {
        // Sources list them in the order in which they are run, as far as there is one.
        for method in class.methods.iter().rev().filter(|one| one.annotation(annotation).is_some()) {
            let is_static = method.has(access::STATIC);
            let lower = || level.chain[..height].iter();
            let hidden = !is_static && !inherits_plainly && lower().any(|one| has_override(one, method));
            let listed = !is_static && found.iter().any(|(_, one)| overrides(one, method));
            if !hidden && !listed {
                found.push((Rc::clone(class), method.clone()));
            }
        }
    }
    found.reverse();
    found
}

/// The statements that call such methods.
fn calls(methods: &[(Rc<Class>, Member)], object: Option<usize>) -> Result<Vec<String>, Reason> {
    let call = |(class, method): &(Rc<Class>, Member)| {
        let name = &method.name;
        if !is_name_of_java(name) {
            return Err(nameless(name));
        }
        if !method.parameter_types().is_empty() {
            return Err(format!("{name} takes parameters, which JUnit's extensions would give it"));
        }
        match (method.has(access::STATIC), object) {
            (true, _) => Ok(format!("{}.{name}();", class.source_name)),
            (false, Some(number)) => Ok(format!("test{number}.{name}();")),
            (false, None) => Err(format!("{name} is not static, and JUnit would refuse it")),
        }
    };
    methods.iter().map(call).collect()
}

fn nameless(name: &str) -> Reason {
    format!("Java has no form for the name {name:?}")
}

fn recipe(
    classes: &mut Classes,
    levels: &[Level],
    owner: &Class,
    method: &Member,
) -> Result<Result<Recipe, Reason>> {
    if let Some(why) = strange_among(classes, &method.annotations)? {
        return Ok(Err(why));
    }
    for parameter in &method.parameters {
        if let Some(strange) = parameter.iter().find(|one| is_of_junit(&one.class)) {
            return Ok(Err(format!("{} of a parameter is not followed", at(&strange.class))));
        }
    }
    if method.has(access::PRIVATE) || method.has(access::STATIC) || method.return_type() != "V" {
        return Ok(Err("it is private, static or returns something, and JUnit would not run it".into()));
    }
    if !is_name_of_java(&method.name) {
        return Ok(Err(nameless(&method.name)));
    }
    let four = method.annotation(known::TEST_4).is_some();
    let level = &levels[levels.len() - 1];
    let last = levels.len() - 1;
    let package = level.class.name.rsplit_once('/').map_or(String::new(), |(package, _)| package.into());
    let simple = level.class.name.rsplit('/').next().unwrap_or_default();
    let mut recipe = Recipe {
        package: package.replace('/', "."),
        title: format!("{}_{}", simple.replace('$', "_"), method.name),
        once: !four && is_once(level),
        ..Recipe::default()
    };
    let parametrized = match runner(level) {
        _ if !four => false,
        Runner::Plain => false,
        Runner::Parametrized => true,
        Runner::Other(name) => return Ok(Err(format!("the runner {name} is not followed"))),
    };
    let names = match four {
        true => [known::BEFORE_CLASS_4, known::BEFORE_4, known::AFTER_4, known::AFTER_CLASS_4],
        false => [known::BEFORE_ALL, known::BEFORE_EACH, known::AFTER_EACH, known::AFTER_ALL],
    };
    let mut pieces = || -> Result<(), Reason> {
        for (number, level) in levels.iter().enumerate() {
            let of_class = recipe.once.then_some(number);
            recipe.before_all.extend(calls(&around(level, names[0], four), of_class)?);
            recipe.before.extend(calls(&around(level, names[1], four), Some(number))?);
            // The inner ones are run first, and subclasses before superclasses.
            let mut after = around(level, names[2], four);
            after.reverse();
            recipe.after.splice(0..0, calls(&after, Some(number))?);
            let mut after_all = around(level, names[3], four);
            after_all.reverse();
            recipe.after_all.splice(0..0, calls(&after_all, of_class)?);
            let name = &level.class.source_name;
            let made = match number {
                0 => format!("new {name}"),
                _ => format!("test{}.new {}", number - 1, name.rsplit('.').next().unwrap_or_default()),
            };
            recipe.objects.push((name.clone(), made + "()"));
        }
        Ok(())
    };
    if let Err(why) = pieces() {
        return Ok(Err(why));
    }
    let given = match parametrized {
        true => arguments::of_class(classes, &level.chain, &mut recipe)?,
        false => arguments::of_method(classes, owner, method)?,
    };
    recipe.given = match given {
        Ok(given) => given,
        Err(why) => return Ok(Err(why)),
    };
    if parametrized && !method.parameter_types().is_empty() {
        return Ok(Err("it takes parameters, and JUnit would refuse it".into()));
    }
    let passed = if parametrized { String::new() } else { recipe.given.names().join(", ") };
    recipe.call = format!("test{last}.{}({passed});", method.name);
    if let Some(ElementValue::Class(class)) =
        method.annotation(known::TEST_4).and_then(|one| one.get("expected"))
        && class_of(class) != Some("org/junit/Test$None")
    {
        recipe.expected = Some(classes.type_name(class)?);
    }
    Ok(Ok(recipe))
}

enum Runner {
    Plain,
    Parametrized,
    Other(String),
}

/// What `@RunWith` of a class or of a superclass says.
fn runner(level: &Level) -> Runner {
    let mut all = level.chain.iter().flat_map(|class| &class.annotations);
    let chosen = all.find(|one| one.class == known::RUN_WITH).and_then(|one| one.get("value"));
    let Some(ElementValue::Class(class)) = chosen else { return Runner::Plain };
    match class_of(class).unwrap_or_default() {
        "org/junit/runners/JUnit4" | "org/junit/runners/BlockJUnit4ClassRunner" => Runner::Plain,
        "org/junit/runners/Parameterized" => Runner::Parametrized,
        other => Runner::Other(other.replace(['/', '$'], ".")),
    }
}
