//! Which methods of a class are tests, and what is done before and after each.

use super::classes::{Class, Classes, Member, class_of, is_name_of_java};
use super::known::{self, is_of_junit};
use super::levels::{Level, locate};
use super::recipe::{Around, Draft, Found, Recipe, Selection, Version};
use super::shadow::{Declared, Shadows, Side, around, methods};
use super::strange::{Meaning, Reason, at, meaning, reason_of_classes, strange_among};
use super::{arguments, refused};
use anyhow::{Result, bail};
use program::classfile::{Annotation, Constant, ElementValue};
use program::linked::access;

/// Time-outs are about time, of which none passes here.
const TIMEOUTS: &str = "its time-out is not looked at: no time passes";

/// The tests that are asked for.
pub(super) fn tests(classes: &mut Classes, wanted: &Selection) -> Result<Vec<Found>> {
    let Some(mut levels) = locate(classes, &wanted.class)? else {
        bail!("--junit: class {} was not found among the classes of the program", wanted.class);
    };
    let last = levels.last().map_or(0, |level| level.class.access);
    if last & (access::ABSTRACT | access::INTERFACE) != 0 {
        bail!("--junit: class {} is abstract: name one that extends it", wanted.class);
    }
    let mut found = Vec::new();
    collect(classes, &mut levels, &mut found)?;
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

/// The tests of the last class, and of those nested in it.
fn collect(classes: &mut Classes, levels: &mut Vec<Level>, found: &mut Vec<Found>) -> Result<()> {
    let mut whole = None;
    for level in levels.iter() {
        whole = whole.or(reason_of_classes(classes, &level.chain)?);
        if levels.len() > 1 && is_once(level) {
            whole = whole.or(Some("@TestInstance with nested classes is not followed".into()));
        }
    }
    let level = &levels[levels.len() - 1];
    for (owner, method) in candidates(classes, level)? {
        let name = format!("{}#{}", level.path, method.name);
        let draft = if is_off(levels, &method) {
            Draft::Skip
        } else if let Some(why) = &whole {
            Draft::NotModelled(why.clone())
        } else {
            match recipe(classes, levels, (&owner, &method))? {
                Ok(recipe) => Draft::Run(Box::new(recipe)),
                Err(why) => Draft::NotModelled(why),
            }
        };
        let note = is_timed(levels, &method).then_some(TIMEOUTS);
        found.push(Found { name, draft, note });
    }
    for nested in level.nested(classes)? {
        if levels.iter().any(|outer| outer.class.name == nested.class.name) {
            bail!("--junit: {} is nested in itself, which JUnit refuses", nested.class.source_name);
        }
        levels.push(nested);
        collect(classes, levels, found)?;
        levels.pop();
    }
    Ok(())
}

fn is_four(method: &Member) -> bool {
    method.annotation(known::TEST_4).is_some()
}

/// Whether a test is switched off, for the JUnit that it is a test of.
fn is_off(levels: &[Level], method: &Member) -> bool {
    let switch = if is_four(method) { known::IGNORE_4 } else { known::DISABLED };
    let has = |annotations: &[Annotation]| annotations.iter().any(|one| one.class == switch);
    has(&method.annotations) || levels.iter().any(|level| has(&level.class.annotations))
}

/// Whether a test has a time-out.
fn is_timed(levels: &[Level], method: &Member) -> bool {
    if is_four(method) {
        return timeout_of_four(method) > 0;
    }
    let classes = levels.iter().flat_map(|level| &level.chain);
    let annotations = classes.flat_map(|class| &class.annotations).chain(&method.annotations);
    annotations.into_iter().any(|one| one.class == known::TIMEOUT)
}

/// The time-out of a test of JUnit 4; there is none if it is 0.
fn timeout_of_four(method: &Member) -> i64 {
    match method.annotation(known::TEST_4).and_then(|test| test.get("timeout")) {
        Some(ElementValue::Number(_, Constant::Long(time))) => *time,
        _ => 0,
    }
}

/// The test methods of a class and those that it inherits, and what may be one.
fn candidates(classes: &mut Classes, level: &Level) -> Result<Vec<Declared>> {
    let shadows = Shadows::of_five(classes)?;
    let mut is_test = |method: &Member| Ok::<bool, anyhow::Error>(meaning(classes, method)? == Meaning::Test);
    let four = methods(level, Shadows::Annotated, |method| Ok(is_four(method) && is_test(method)?))?;
    let five = methods(level, shadows, |method| Ok(!is_four(method) && is_test(method)?))?;
    Ok(four.into_iter().chain(five).collect())
}

/// Whether one object serves all methods of the class.
fn is_once(level: &Level) -> bool {
    let annotations = level.chain.iter().flat_map(|class| &class.annotations);
    let mut lifecycle = annotations.filter(|one| one.class == known::TEST_INSTANCE);
    matches!(lifecycle.next().and_then(|one| one.get("value")), Some(ElementValue::Enum(_, name)) if name == "PER_CLASS")
}

/// What the methods are called on that are run around others.
#[derive(Clone, Copy)]
enum On {
    /// The class alone.
    Class,
    /// The class, or the object that serves all tests.
    Either(usize),
    /// The object of a test.
    Object(usize),
}

/// The statements that call such methods.
fn calls(level: &Level, methods: &[Declared], on: On) -> Result<Vec<String>, Reason> {
    let call = |(class, method): &Declared| {
        let name = &method.name;
        let place = format!("{}.{name}", class.source_name);
        if !is_name_of_java(name) {
            return Err(nameless(name));
        }
        if !method.parameter_types().is_empty() {
            return Err(format!("{place} takes parameters, which JUnit's extensions would give it"));
        }
        if method.has(access::PRIVATE) || method.return_type() != "V" {
            return Err(format!("{place} is private or returns something, and JUnit would refuse it"));
        }
        if is_out_of_reach(level, class, method) {
            return Err(out_of_reach(&place));
        }
        match (method.has(access::STATIC), on) {
            (true, On::Class | On::Either(_)) => Ok(format!("{place}();")),
            (true, On::Object(_)) => Err(format!("{place} is static, and JUnit would refuse it")),
            (false, On::Object(number) | On::Either(number)) => Ok(format!("test{number}.{name}();")),
            (false, On::Class) => Err(format!("{place} is not static, and JUnit would refuse it")),
        }
    };
    methods.iter().map(call).collect()
}

/// Whether a method belongs to another package: what has its name in the class would be called instead.
fn is_out_of_reach(level: &Level, owner: &Class, method: &Member) -> bool {
    let is_open = method.has(access::PUBLIC) || method.has(access::PROTECTED);
    !is_open && owner.package() != level.class.package()
}

fn out_of_reach(place: &str) -> Reason {
    format!("{place} cannot be called from the package of the test class")
}

fn nameless(name: &str) -> Reason {
    format!("Java has no form for the name {name:?}")
}

/// What keeps a method from being run as a test.
fn reason_of_method(classes: &mut Classes, method: &Member) -> Result<Option<Reason>> {
    if let Some(why) = strange_among(classes, &method.annotations)? {
        return Ok(Some(why));
    }
    for parameter in &method.parameters {
        if let Some(strange) = parameter.iter().find(|one| is_of_junit(&one.class)) {
            return Ok(Some(format!("{} of a parameter is not followed", at(&strange.class))));
        }
    }
    if method.has(access::PRIVATE) || method.has(access::STATIC) || method.return_type() != "V" {
        return Ok(Some("it is private, static or returns something, and JUnit would not run it".into()));
    }
    Ok((!is_name_of_java(&method.name)).then(|| nameless(&method.name)))
}

fn recipe(
    classes: &mut Classes,
    levels: &[Level],
    (owner, method): (&Class, &Member),
) -> Result<Result<Recipe, Reason>> {
    let level = &levels[levels.len() - 1];
    if is_out_of_reach(level, owner, method) {
        return Ok(Err(out_of_reach(&format!("{}.{}", owner.source_name, method.name))));
    }
    let four = is_four(method);
    let parametrized = match runner(level) {
        _ if !four => false,
        Runner::Plain => false,
        Runner::Parametrized => true,
        Runner::Other(name) => return Ok(Err(format!("the runner {name} is not followed"))),
    };
    let refused = if four { refused::by_four(levels, parametrized)? } else { refused::by_five(levels) };
    if let Some(why) = refused.or(reason_of_method(classes, method)?) {
        return Ok(Err(why));
    }
    let simple = level.path.rsplit('.').next().unwrap_or_default();
    let mut recipe = Recipe {
        version: if four { Version::Four } else { Version::Five },
        package: level.class.package().replace('/', "."),
        title: format!("{}_{}", simple.replace('$', "_"), method.name),
        once: !four && is_once(level),
        apart: four && timeout_of_four(method) > 0,
        ..Recipe::default()
    };
    let shadows = if four { Shadows::Annotated } else { Shadows::of_five(classes)? };
    if let Err(why) = surroundings(&mut recipe, levels, shadows)? {
        return Ok(Err(why));
    }
    let given = match parametrized {
        true => arguments::of_class(classes, level, &mut recipe)?,
        false => arguments::of_method(classes, level, method)?,
    };
    recipe.given = match given {
        Ok(given) => given,
        Err(why) => return Ok(Err(why)),
    };
    recipe.call = format!("test{}.{}({});", levels.len() - 1, method.name, recipe.given.passed.join(", "));
    if let Some(ElementValue::Class(class)) =
        method.annotation(known::TEST_4).and_then(|one| one.get("expected"))
        && class_of(class) != Some("org/junit/Test$None")
    {
        recipe.expected = Some(classes.type_name(class)?);
    }
    Ok(Ok(recipe))
}

/// What is done around a test, and the objects that it is run on.
fn surroundings(recipe: &mut Recipe, levels: &[Level], shadows: Shadows) -> Result<Result<(), Reason>> {
    let [before_all, before, after, after_all] = match recipe.version {
        Version::Four => [known::BEFORE_CLASS_4, known::BEFORE_4, known::AFTER_4, known::AFTER_CLASS_4],
        Version::Five => [known::BEFORE_ALL, known::BEFORE_EACH, known::AFTER_EACH, known::AFTER_ALL],
    };
    for (number, level) in levels.iter().enumerate() {
        let on_class = if recipe.once { On::Either(number) } else { On::Class };
        let list = |annotation, side, on| {
            Ok::<_, anyhow::Error>(calls(level, &around(level, annotation, shadows, side)?, on))
        };
        let all = [
            list(before_all, Side::Before, on_class)?,
            list(before, Side::Before, On::Object(number))?,
            list(after, Side::After, On::Object(number))?,
            list(after_all, Side::After, on_class)?,
        ];
        let [before_all, before, after, after_all] = match all.into_iter().collect::<Result<Vec<_>, _>>() {
            Ok(all) => <[Vec<String>; 4]>::try_from(all).unwrap_or_default(),
            Err(why) => return Ok(Err(why)),
        };
        recipe.classes.push(Around { before: before_all, after: after_all });
        recipe.before.extend(before);
        // The inner ones are run first.
        recipe.after.splice(0..0, after);
        recipe.objects.push((level.class.source_name.clone(), made(levels, number)));
    }
    Ok(Ok(()))
}

/// The expression that makes the object of a class.
fn made(levels: &[Level], number: usize) -> String {
    let name = &levels[number].class.source_name;
    match name.rsplit_once('.') {
        // It may be a member of a superclass, or of one that has another by the same name below it.
        Some((outer, simple)) if number > 0 => {
            format!("(({outer}) test{}).new {simple}()", number - 1)
        }
        _ => format!("new {name}()"),
    }
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
