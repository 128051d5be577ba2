//! Who may use a member by reflection: `Reflection.verifyMemberAccess`, `AccessibleObject.checkCanSetAccessible` and what
//! modules export. The library itself may use everything.

use crate::heap::Ref;
use crate::hooks::{Host, Table};
use crate::machine::Machine;
use crate::natives::ending::{VOID, boolean, ended, nothing, raise, reference};
use crate::stop::{Args, Outcome};
use program::ClassId;
use program::linked::access;

pub(super) fn tables<H: Host>() -> &'static [(&'static str, Table<H>)] {
    const {
        &[
            (
                "java/lang/reflect/AccessibleObject",
                &[
                    ("checkAccess", "*", |m, a| {
                        let (caller, member, target) = classes_of(m, a, 1);
                        let modifiers = m.arg_int(a, 4) as u16;
                        ended(m.check_access(caller, member, target, modifiers).map(|()| VOID))
                    }),
                    ("verifyAccess", "*", |m, a| {
                        let (caller, member, target) = classes_of(m, a, 1);
                        let modifiers = m.arg_int(a, 4) as u16;
                        ended(m.may_access(caller, member, target, modifiers).map(boolean))
                    }),
                    ("checkCanSetAccessible", "(Ljava/lang/Class;Ljava/lang/Class;Z)Z", |m, a| {
                        ended(can_set_accessible(m, a))
                    }),
                ],
            ),
            (
                "jdk/internal/reflect/Reflection",
                &[
                    ("ensureMemberAccess", "*", |m, a| {
                        let (caller, member, target) = classes_of(m, a, 0);
                        let modifiers = m.arg_int(a, 3) as u16;
                        ended(m.check_access(caller, member, target, modifiers).map(|()| VOID))
                    }),
                    ("verifyMemberAccess", "*", |m, a| {
                        let (caller, member, target) = classes_of(m, a, 0);
                        let modifiers = m.arg_int(a, 3) as u16;
                        ended(m.may_access(caller, member, target, modifiers).map(boolean))
                    }),
                    ("verifyModuleAccess", "*", |_, _| boolean(true)),
                ],
            ),
            (
                "java/lang/Module",
                &[
                    ("isExported", "(Ljava/lang/String;)Z", |m, a| shows(m, a, jdk::is_exported)),
                    ("isExported", "(Ljava/lang/String;Ljava/lang/Module;)Z", |m, a| {
                        shows_to(m, a, jdk::is_exported)
                    }),
                    ("isOpen", "(Ljava/lang/String;)Z", |m, a| shows(m, a, jdk::is_open)),
                    ("isOpen", "(Ljava/lang/String;Ljava/lang/Module;)Z", |m, a| {
                        shows_to(m, a, jdk::is_open)
                    }),
                    ("canRead", "*", |_, _| boolean(true)),
                    ("canUse", "*", |_, _| boolean(true)),
                    ("implAddReads", "*", nothing),
                    ("implAddExports", "*", nothing),
                    ("addUses", "*", |m, a| reference(m.arg_ref(a, 0))),
                    ("ensureNativeAccess", "*", nothing),
                ],
            ),
        ]
    }
}

/// The class that asks, the class of the member, and the class of the object, if there is one.
fn classes_of<H: Host>(m: &Machine<H>, a: Args, first: usize) -> (ClassId, ClassId, Option<ClassId>) {
    let target = m.arg_ref(a, first + 2);
    (
        m.class_of_mirror(m.arg_ref(a, first)),
        m.class_of_mirror(m.arg_ref(a, first + 1)),
        (!target.is_null()).then(|| m.class_of_mirror(target)),
    )
}

/// What a module of the JDK shows of a package to others, if that is known.
type Showing = fn(&str) -> Option<bool>;

fn known(package: &str, shows: Showing) -> Result<bool, Outcome> {
    shows(package)
        .ok_or_else(|| super::unmodelled::unmodelled(&format!("what module has the package {package}")))
}

/// Whether everybody sees the public classes of a package of the JDK.
pub(crate) fn is_package_exported(package: &str) -> Result<bool, Outcome> {
    known(package, jdk::is_exported)
}

/// `Module.isExported(package)` and `isOpen(package)`. A module without a name shows everything.
fn shows<H: Host>(m: &mut Machine<H>, a: Args, shows: Showing) -> Outcome {
    let (module, package) = (m.arg_ref(a, 0), m.arg_ref(a, 1));
    if package.is_null() {
        return super::ending::null_pointer();
    }
    if module != m.module(true) {
        return boolean(true);
    }
    let package = m.text(package).replace('.', "/");
    ended(known(&package, shows).map(boolean))
}

/// The same to a module. The JDK's own is one here, so it shows itself everything.
fn shows_to<H: Host>(m: &mut Machine<H>, a: Args, to: Showing) -> Outcome {
    match m.arg_ref(a, 2) {
        Ref::NULL => super::ending::null_pointer(),
        other if other == m.module(true) => boolean(true),
        _ => shows(m, a, to),
    }
}

/// `checkCanSetAccessible(caller, declaringClass, throwExceptionIfDenied)`.
fn can_set_accessible<H: Host>(m: &mut Machine<H>, a: Args) -> Result<Outcome, Outcome> {
    let object = m.arg_ref(a, 0);
    let (caller, declaring) = (m.class_of_mirror(m.arg_ref(a, 1)), m.class_of_mirror(m.arg_ref(a, 2)));
    if !m.is_program(caller) || m.is_program(declaring) {
        return Ok(boolean(true));
    }
    let package = m.program.class(declaring).package().to_string();
    let modifiers = m.read_field(object, "modifiers")? as u16;
    if m.program.class(declaring).access & access::PUBLIC != 0 && known(&package, jdk::is_exported)? {
        let inherited = access::PROTECTED | access::STATIC;
        let inherits = modifiers & inherited == inherited && m.program.is_subclass(caller, declaring);
        if modifiers & access::PUBLIC != 0 || inherits {
            return Ok(boolean(true));
        }
    }
    if known(&package, jdk::is_open)? {
        return Ok(boolean(true));
    }
    if m.arg_int(a, 3) == 0 {
        return Ok(boolean(false));
    }
    let message = format!(
        "Unable to make a member of {} accessible: module java.base does not \"opens {}\" to unnamed module",
        m.program.class(declaring).java_name(),
        package.replace('/', ".")
    );
    Err(raise("java/lang/reflect/InaccessibleObjectException", message))
}

impl<H: Host> Machine<H> {
    /// The nearest caller of the native that runs besides what passes calls of reflection on.
    fn reflecting_class(&self) -> Option<ClassId> {
        let passes_on = |class: &ClassId| {
            let name = &self.program.class(*class).name;
            name.starts_with("java/lang/reflect/") || name.starts_with("jdk/internal/reflect/")
        };
        let trace = self.trace_of(&self.stack);
        trace.iter().map(|frame| self.program.method(frame.method).class).find(|class| !passes_on(class))
    }

    /// Before a native uses a member for its caller: raises what the JDK throws if the caller may not.
    pub(super) fn check_member(
        &mut self,
        reflected: Ref,
        member: ClassId,
        target: Option<ClassId>,
        modifiers: u16,
    ) -> Result<(), Outcome> {
        if self.read_field(reflected, "override")? != 0 {
            return Ok(());
        }
        match self.reflecting_class() {
            Some(caller) => self.check_access(caller, member, target, modifiers),
            None => Ok(()),
        }
    }

    fn check_access(
        &mut self,
        caller: ClassId,
        member: ClassId,
        target: Option<ClassId>,
        modifiers: u16,
    ) -> Result<(), Outcome> {
        if self.may_access(caller, member, target, modifiers)? {
            return Ok(());
        }
        let named = |class: ClassId| {
            let module = if self.is_program(class) { "" } else { " (in module java.base)" };
            format!("class {}{module}", self.program.class(class).java_name())
        };
        let words = [
            (access::PUBLIC, "public"),
            (access::PROTECTED, "protected"),
            (access::PRIVATE, "private"),
            (access::ABSTRACT, "abstract"),
            (access::STATIC, "static"),
            (access::FINAL, "final"),
        ];
        let words: Vec<&str> =
            words.iter().filter(|(bit, _)| modifiers & bit != 0).map(|(_, word)| *word).collect();
        let with = match modifiers & (access::PUBLIC | access::PROTECTED | access::PRIVATE) {
            0 => "package access".to_string(),
            _ => format!("modifiers \"{}\"", words.join(" ")),
        };
        let message = format!("{} cannot access a member of {} with {with}", named(caller), named(member));
        Err(raise("java/lang/IllegalAccessException", message))
    }

    /// Whether a class may use a member of another on an object of a class, in the steps of the JDK.
    pub(crate) fn may_access(
        &mut self,
        caller: ClassId,
        member: ClassId,
        target: Option<ClassId>,
        modifiers: u16,
    ) -> Result<bool, Outcome> {
        if caller == member || !self.is_program(caller) {
            return Ok(true);
        }
        let package = |class: ClassId| self.program.class(class).package().to_string();
        let same_package = package(caller) == package(member) && self.is_program(member);
        if !self.is_program(member) && !known(&package(member), jdk::is_exported)? {
            return Ok(false);
        }
        if self.program.class(member).access & access::PUBLIC == 0 && !same_package {
            return Ok(false);
        }
        if modifiers & access::PUBLIC != 0 {
            return Ok(true);
        }
        if modifiers & access::PRIVATE != 0 {
            return Ok(self.nest_host(caller) == self.nest_host(member));
        }
        if same_package {
            return Ok(true);
        }
        let inherits = modifiers & access::PROTECTED != 0 && self.program.is_subclass(caller, member);
        let fits = target.is_none_or(|target| target == caller || self.program.is_subclass(target, caller));
        Ok(inherits && fits)
    }
}
