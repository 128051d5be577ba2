//! Programs that were written to break the tool (`tests/corpus/attack` and its like, and those of one construct): no engine says the opposite of the
//! truth, and the default engine says nothing only where the list below gives the reason. `SCOVILLE_ONLY=Name,Other`
//! takes only these programs.

use crate::support::{compile, folder, root, scoville, share, sources, what_is_wrong};
use std::path::PathBuf;
use std::sync::OnceLock;

const QUEUES: &str = "who waits for a lock is looked at, and the JDK's own code of locks is too many choices";

const SEVERAL_ORDERS: &str = "tasks need not see what happens to a variable in a weaker mode than volatile, and to something else, in one order";

/// What the default engine cannot decide, and why; `*` stands for any rest of a name.
const UNDECIDED: &[(&str, &str)] = &[
    ("AaPermit", "whether a wait at an exchanger uses up a permit is open"),
    ("CaVol", "a loop that polls a volatile variable is run up to the limit"),
    ("EaLoop", "an endless loop of isolated bodies and regions is too many states"),
    ("SecProv", "initialisers of the library that start security providers do more than a check can run"),
    ("ProxyNum", "the number in the name of a proxy class is not modelled beside other tasks"),
    ("RMh", "method handles are not modelled in full"),
    ("RSer", "serialization defines classes at run time, which is not modelled"),
    ("UuidOrd", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("UuidOrd2", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("Clv*", "what a ClassValue of the program keeps is not modelled"),
    ("OutClose", "closing System.out beside other tasks is not modelled"),
    ("FjpFac", "code of the program in an initialiser of the JDK is not modelled beside other tasks"),
    ("FjpWho", "code of the program in an initialiser of the JDK is not modelled beside other tasks"),
    ("FjpDead", "code of the program in an initialiser of the JDK is not modelled beside other tasks"),
    ("ShutRace", "shutdown hooks are not modelled"),
    ("Mi10", "shutdown hooks are not modelled"),
    ("WeakGc", "when a weak reference is cleared is not explored"),
    ("WeakSpur", "that a weak compare-and-set may fail by itself is not explored"),
    ("RqRace", "Reference.enqueue is not modelled"),
    ("Mi16", "Reference.enqueue is not modelled"),
    ("ClAssert", "class loaders besides one are not modelled"),
    ("ClMod", "class loaders besides one are not modelled"),
    ("ClStat", "class loaders besides one are not modelled"),
    ("ClParent", "class loaders besides one are not modelled"),
    ("Mi6", "class loaders besides one are not modelled"),
    ("Mi14", "class loaders besides one are not modelled"),
    ("Mi3", "the address of a resource is not modelled"),
    ("Mi8", "the number of the process is not modelled"),
    ("ThrState*", "the state of another task's thread is not modelled"),
    ("FenceOk", "fences of VarHandle are not modelled beside other tasks"),
    ("RwDown", "locks of java.util.concurrent are many choices: it takes seconds"),
    ("GaCiSpin", "while an initialiser spins, no other task runs"),
    ("GaJPh", "a phaser of java.util.concurrent is many choices: it takes seconds"),
    ("LaChm3", "a map of java.util.concurrent is too many choices"),
    ("FaDetChm", "what a map of java.util.concurrent keeps inside differs, and may not show"),
    ("FaDetAdder", "what an adder keeps inside differs, and may not show"),
    ("FaDetQ", "what a queue of java.util.concurrent keeps inside differs, and may not show"),
    ("KaLog", "shutdown hooks are not modelled"),
    ("KaMh", "method handles are not modelled in full"),
    ("KaSer", "serialization defines classes at run time, which is not modelled"),
    ("KaFmt", "formatting under a lock is too many choices"),
    ("MaBitsF", "formatting under a lock is too many choices"),
    ("LaGls", "formatting under a lock is many choices: it takes seconds"),
    ("LaGil", "formatting under a lock is many choices: it takes seconds"),
    ("PaTimed*", "time-outs are not explored"),
    ("SaPoll", "time-outs are not explored"),
    ("SaTry", "time-outs are not explored"),
    ("SaCfGet", "time-outs are not explored"),
    ("SaWait", "time-outs are not explored"),
    ("SaLatch", "time-outs are not explored"),
    ("SaSem", "time-outs are not explored"),
    ("SaParkN", "time-outs are not explored"),
    ("TaPark2", "time-outs are not explored"),
    ("TaWait2", "time-outs are not explored"),
    ("TaPoll2", "time-outs are not explored"),
    ("TaPollAfter", "time-outs are not explored"),
    ("TaParkUn", "time-outs are not explored"),
    ("KaMem", "free memory is not modelled beside other tasks"),
    ("LibDtf", "what formatters of dates keep in static fields of the library is too many choices"),
    ("CycIgn", "a failure that a finish may keep for ever"),
    ("CycSpinBad", "a failure that a finish may keep for ever"),
    ("CndFlag", "conditions of java.util.concurrent are too many choices"),
    ("FinRace", "what the collector does is not explored"),
    ("FinAss", "what the collector does is not explored"),
    ("CleanRace", "what the collector does is not explored"),
    ("CleanAss", "what the collector does is not explored"),
    ("RqPoll", "what the collector does is not explored"),
    ("RqPhan", "what the collector does is not explored"),
    ("SoftGet", "what the collector does is not explored"),
    ("SoftMap", "what the collector does is not explored"),
    ("WhmSize", "what the collector does is not explored"),
    ("WhmKeys", "what the collector does is not explored"),
    ("Mi20", "what the collector does is not explored"),
    ("WeakRefl", "what the collector does is not explored"),
    ("WeakOpt", "what the collector does is not explored"),
    ("WeakStr", "what the collector does is not explored"),
    ("WeakSup", "what the collector does is not explored"),
    ("WeakMh", "method handles are not modelled in full"),
    ("LbMh", "method handles are not modelled in full"),
    ("MhLong", "method handles are not modelled in full"),
    ("WdMt", "the table of method types is too many choices"),
    ("WoMt", "the table of method types is too many choices"),
    ("DirBuf*", "memory outside the heap is not modelled"),
    ("SunUOff", "memory outside the heap is not modelled"),
    ("LibDefl", "deflaters are not modelled"),
    ("LibGz", "deflaters are not modelled"),
    ("LibLog", "shutdown hooks are not modelled"),
    ("LibSer", "serialization defines classes at run time, which is not modelled"),
    ("LibUuid", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("LibSec", "the seed of a SecureRandom needs a thread, which is not modelled"),
    ("ParStr", "threads of a pool are not modelled"),
    ("LibCal", "locales and calendars are loaded under locks: too many choices"),
    ("LibSdf", "locales and calendars are loaded under locks: too many choices"),
    ("LibTz", "locales and calendars are loaded under locks: too many choices"),
    ("LibZdt", "locales and calendars are loaded under locks: too many choices"),
    ("LibLoc", "locales and calendars are loaded under locks: too many choices"),
    ("LibRb", "resource bundles are loaded under locks: too many choices"),
    ("LibMd", "security providers are loaded under locks: too many choices"),
    ("LibFmt", "formatting under a lock is many choices: it takes seconds"),
    ("LibMsg", "formatting under a lock is many choices: it takes seconds"),
    ("LibNf", "formatting under a lock is many choices: it takes seconds"),
    ("LibScan", "formatting under a lock is many choices: it takes seconds"),
    ("LgLost", "shutdown hooks are not modelled"),
    ("MthAnn2", "the parameters of a method by reflection are not modelled"),
    ("SoLock", "a stack overflow inside a monitor takes many steps"),
    ("ThActive", "the threads of a group are not modelled"),
    ("ThAllSt", "the stacks of all threads are not modelled"),
    ("EnMem", "how much memory is free is not modelled"),
    ("WtDead", "what the garbage collector clears, and when, is not explored"),
    ("WtInh", "what the garbage collector clears, and when, is not explored"),
    ("WtMat", "what the garbage collector clears, and when, is not explored"),
    ("WtRefers", "what the garbage collector clears, and when, is not explored"),
    ("IsEnq", "what the garbage collector clears, and when, is not explored"),
    ("PhRefers", "what the garbage collector clears, and when, is not explored"),
    ("SoftRefers", "what the garbage collector clears, and when, is not explored"),
    ("WhmEq", "what the garbage collector clears, and when, is not explored"),
    ("WhmSync2", "what the garbage collector clears, and when, is not explored"),
    ("WsCopy", "what the garbage collector clears, and when, is not explored"),
    ("WsIter", "what the garbage collector clears, and when, is not explored"),
    ("WsNewSet", "what the garbage collector clears, and when, is not explored"),
    ("WsStr", "what the garbage collector clears, and when, is not explored"),
    ("WsStrm", "what the garbage collector clears, and when, is not explored"),
    ("WsSync", "what the garbage collector clears, and when, is not explored"),
    ("TlCrc", "made to outlast a limit of time"),
    ("TlIdx", "made to outlast a limit of time"),
    ("TlRep", "made to outlast a limit of time"),
    ("TlWeak", "made to outlast a limit of time"),
    ("TlWhm", "made to outlast a limit of time"),
    ("TlInfl", "made to outgrow a limit of memory"),
    ("TlMem", "made to outgrow a limit of memory"),
    ("BootLay", "layers of modules are not modelled"),
    ("ModDesc", "descriptors of modules are not modelled"),
    ("ModPk", "packages of modules are not modelled"),
    ("GaBrk", "locales and calendars are loaded under locks: too many choices"),
    ("GaCharN", "names of characters are loaded under locks: too many choices"),
    ("GaColl", "locales and calendars are loaded under locks: too many choices"),
    ("GaCompact", "locales and calendars are loaded under locks: too many choices"),
    ("GaCurN", "locales and calendars are loaded under locks: too many choices"),
    ("GaDFmt", "locales and calendars are loaded under locks: too many choices"),
    ("GaDfs", "locales and calendars are loaded under locks: too many choices"),
    ("GaDtfL", "locales and calendars are loaded under locks: too many choices"),
    ("GaFmtD", "locales and calendars are loaded under locks: too many choices"),
    ("GaLocN", "locales and calendars are loaded under locks: too many choices"),
    ("GaMd", "security providers are loaded under locks: too many choices"),
    ("GaScan", "formatting under a lock is many choices: it takes seconds"),
    ("GaSdfP", "locales and calendars are loaded under locks: too many choices"),
    ("GaTzN", "locales and calendars are loaded under locks: too many choices"),
    ("GaUuid", "security providers are loaded under locks: too many choices"),
    ("GaWeek", "locales and calendars are loaded under locks: too many choices"),
    ("GaZdt", "locales and calendars are loaded under locks: too many choices"),
    ("GaZoneN", "locales and calendars are loaded under locks: too many choices"),
    ("HbMf", "formatting under a lock is many choices: it takes seconds"),
    ("HbPwF", "formatting under a lock is many choices: it takes seconds"),
    ("GaChrono", "a native of the file system is not modelled"),
    ("MonMt", "what the garbage collector clears, and when, is not explored"),
    ("MtWrap", "what the garbage collector clears, and when, is not explored"),
    ("Pkg", "packages are not modelled"),
    ("Pkgs", "packages are not modelled"),
    ("PDom", "protection domains are not modelled"),
    ("PlatLdr", "class loaders besides one are not modelled"),
    ("SqlMod", "modules besides java.base are not modelled"),
    ("VerRt", "the parents of thread groups are not modelled"),
    ("PrxDef", "default methods called through a proxy are not modelled"),
    ("PrxMeth", "what classes without a file declare is not modelled"),
    ("RcAnn", "annotations of components of records are not modelled"),
    ("RecRef", "generic types of components of records are not modelled"),
    ("RcGen", "generic types of components of records are not modelled"),
    ("TyAnn", "annotations of types are not modelled"),
    ("SecMan", "security managers are not modelled"),
    ("UPut", "accesses through Unsafe to a part of a field are not modelled"),
    ("USbi*", "Unsafe.shouldBeInitialized is not modelled"),
    ("USta*", "static fields through Unsafe are not modelled"),
    ("WalkLate", "a stream of a StackWalker behind its walk is not modelled"),
    ("CycTwo", "a failure that a finish may keep for ever"),
    ("CycGrp", "a failure that a finish may keep for ever"),
    ("CycLate", "a failure that a finish may keep for ever"),
    ("ThExecutor", "a pool of threads is many choices: it takes seconds"),
    ("ThExecutorRace", "a pool of threads is many choices: it takes seconds"),
    ("ThExecutorTwo", "a pool of two threads is too many choices"),
    ("ExecutorSubmit", "a pool of threads is many choices: it takes seconds"),
    ("LkTryTimed", "waits with time-outs are not explored"),
    ("LkLatchTimed", "waits with time-outs are not explored"),
    ("LkSemaphoreTimed", "waits with time-outs are not explored"),
    ("LkExecutor", "a pool of two threads is too many choices"),
    (
        "ParallelStream",
        "the pool of fork and join waits with time-outs and uses variables in weaker modes than volatile",
    ),
    ("E8JoinEnd*", "a thread that is interrupted while it waits for another, or just then, is not modelled"),
    (
        "E8InterruptBoth",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    (
        "E8InterruptSelf",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    (
        "E8InterruptAlways",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    (
        "E8InterruptPark",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    (
        "E8SelfIntJoin*",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    (
        "E8BigSelfInt",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    ("E8JoinHB", "a thread that is interrupted while it waits for another, or just then, is not modelled"),
    (
        "ThInterruptJoin",
        "a thread that is interrupted while it waits for another, or just then, is not modelled",
    ),
    ("E8UnparkUnstarted", "what is done to a thread before it is started is not modelled"),
    ("E8UnparkStart2", "what is done to a thread before it is started is not modelled"),
    ("E8InterruptUnstarted", "what is done to a thread before it is started is not modelled"),
    ("E8IntPermitStart", "what is done to a thread before it is started is not modelled"),
    ("E8JoinHoldsMonitor", "monitors of Thread objects are not modelled"),
    ("E8JoinNeedsMonitor", "monitors of Thread objects are not modelled"),
    ("E8WaitOn*", "monitors of Thread objects are not modelled"),
    ("E8NotifyJoin", "monitors of Thread objects are not modelled"),
    ("E8SyncAlive", "monitors of Thread objects are not modelled"),
    ("E8SyncJoinInRun", "monitors of Thread objects are not modelled"),
    ("E8EndNeedsMonitor", "monitors of Thread objects are not modelled"),
    ("E8MainEnd*", "whether main has ended is not modelled"),
    ("E8Exit*", "how far others have come when the program ends is not explored"),
    ("E8DaemonPrint", "how far others have come when the program ends is not explored"),
    ("E8AsyncExitPrint", "how far others have come when the program ends is not explored"),
    ("E8Pool*", "a pool of threads waits with time-outs"),
    ("E8AsyncSelfJoin", "the end of a thread of Habanero is not modelled"),
    ("E8NotifyState", "how far a thread that runs has come is not modelled"),
    ("E8NamesSet", "how far a thread that runs has come is not modelled"),
    ("E8Hook", "shutdown hooks are not modelled"),
    ("E8ParkAckOk", "a task that spins beside one that waits for a permit is not decided in time"),
    ("E8CycleB", "loops within loops are too many choices"),
    ("E8BigCycle", "loops within loops are too many choices"),
    ("E9DaemonHold", "a loop that never ends holds the monitor"),
    ("E9Loop1", "a loop that never ends holds the monitor"),
    ("E9ThreadLock", "the monitor of a Thread object is not modelled"),
    ("E10SignalTransfer", QUEUES),
    ("LkSignalFirst", QUEUES),
    ("SignalPasses", QUEUES),
    ("SignalAllPasses", QUEUES),
    ("E12FairExpired", QUEUES),
    ("E12FairOvertake", QUEUES),
    ("E12FifoKept", QUEUES),
    ("E12SignalMeansQueued", QUEUES),
    ("E12TwoConditions", QUEUES),
    ("E12AssertionStatus*", "class loaders besides one are not modelled"),
    ("E12HookAdded*", "shutdown hooks are not modelled"),
    ("E12Logger*", "shutdown hooks are not modelled"),
    ("E12InterruptFlag*", "what is done to a thread before it is started is not modelled"),
    ("E12SeeStarted*", "how far a thread that runs has come is not modelled"),
    ("E12SeeName*", "how far a thread that runs has come is not modelled"),
    ("E13AqsLongShared", "the program's own synchroniser, in the JDK's code of queues, is too many choices"),
    ("E13CommutMh", "method handles of the library's methods are not modelled"),
    ("E13MTryName", "the monitor of a Thread object is not modelled"),
    ("E13MSemName", "the monitor of a Thread object is not modelled"),
    ("E13DaemonSpin", "a loop that polls a volatile variable is run up to the limit"),
    ("E13DaemonSpin2", "a loop that polls a volatile variable is run up to the limit"),
    ("E13DaemonSpin3", "a loop that polls a volatile variable is run up to the limit"),
    ("E13MOpqSem", SEVERAL_ORDERS),
    ("E13NLazy", SEVERAL_ORDERS),
    ("E14Wk*", SEVERAL_ORDERS),
    ("E14Sb*", SEVERAL_ORDERS),
    ("E14ChmKeyPut", SEVERAL_ORDERS),
    ("E14CslmPutGet", SEVERAL_ORDERS),
    ("E14CslmPutIter", SEVERAL_ORDERS),
    ("E14ClqPutIter", SEVERAL_ORDERS),
    ("E14CldPutPeek", SEVERAL_ORDERS),
    ("E14CowAddIter", SEVERAL_ORDERS),
    ("E14LtqPutPeek", SEVERAL_ORDERS),
    ("E14FtGet", SEVERAL_ORDERS),
    ("E14CfJoin", SEVERAL_ORDERS),
    ("E14CslsAdd", SEVERAL_ORDERS),
    ("E14TraceLine", "the monitor of a Thread object is not modelled"),
    ("E14InMh", "method handles of the library's methods are not modelled"),
    ("E14IntUnst", "an interrupt of a thread that has not been started is not modelled"),
    ("E14IntJoin", "an interrupt of a thread that waits for the end of another is not modelled"),
    ("E14Hook*", "shutdown hooks are not modelled"),
    ("E14InvokeAny", "a pool of two threads in the library's own code is too many choices"),
    ("E15Sb*", SEVERAL_ORDERS),
    ("E15WhoName", "the monitor of a Thread object is not modelled"),
    ("E15WhoFail", "the monitor of a Thread object is not modelled"),
    ("E15IfFailedPool", "a pool in the library's own code is too many choices"),
    ("E15Lam*", "an initialiser that fails while a lambda is linked is not modelled"),
    ("ExcIni", "an initialiser that fails while a lambda is linked is not modelled"),
    ("FailLam", "an initialiser that fails while a lambda is linked is not modelled"),
    ("LinkRef", "an initialiser that fails while a lambda is linked is not modelled"),
    ("LinkThrow", "an initialiser that fails while a lambda is linked is not modelled"),
    ("LinkVol", "an initialiser that fails while a lambda is linked is not modelled"),
    ("E15LateLockP", "tasks learn of one another by what orders nothing, which the baseline does not follow"),
    ("E15LatePropsP", "the baseline does not run its schedule again"),
    ("LimBig", "two arrays that are too large for a second"),
    ("LimStr", "made to outlast a limit of time"),
    ("LimTasks", "made to outlast a limit of time"),
    ("WeakMerge*", SEVERAL_ORDERS),
    ("WeakPlain", SEVERAL_ORDERS),
    ("WeakSb", SEVERAL_ORDERS),
];

/// What takes ten seconds and more, and is checked only if `SCOVILLE_ALL` is set or it is asked for by name.
const LONG: [&str; 6] =
    ["LkBufferLeft", "E13RwDown", "E13Sched", "E13PhaserOnAdv", "E15Overflow", "E15OverflowB"];

fn is_undecided(name: &str) -> bool {
    UNDECIDED.iter().any(|(row, _)| match row.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => *row == name,
    })
}

/// The attacks.
const FOLDERS: [&str; 20] = [
    "attack",
    "attack-second",
    "attack-third",
    "attack-fourth",
    "attack-fifth",
    "attack-fifth-engines",
    "attack-sixth",
    "attack-sixth-engines",
    "attack-seventh",
    "attack-eighth",
    "attack-ninth",
    "attack-tenth",
    "attack-eleventh",
    "attack-twelfth",
    "attack-thirteenth",
    "attack-fourteenth",
    "attack-fifteenth",
    "exchangers",
    "faults",
    "threads",
];

/// A program, its truth, and the options it is checked with.
struct Case {
    folder: &'static str,
    name: String,
    truth: String,
    options: Vec<String>,
}

fn cases() -> Vec<Case> {
    let only = std::env::var("SCOVILLE_ONLY").ok();
    let all = std::env::var_os("SCOVILLE_ALL").is_some();
    let wanted = |one: &Case| match &only {
        Some(only) => only.split(',').any(|name| name == one.name),
        None => all || !LONG.contains(&one.name.as_str()),
    };
    FOLDERS.into_iter().flat_map(cases_of).filter(wanted).collect()
}

fn cases_of(folder: &'static str) -> Vec<Case> {
    let table = root().join("tests/corpus").join(folder).join("expected.tsv");
    let table = std::fs::read_to_string(table).expect("the table");
    let case = |line: &str| {
        let mut cells = line.split('\t').map(str::to_string);
        let (name, truth) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let options = cells.next().unwrap_or_default().split_whitespace().map(str::to_string).collect();
        Case { folder, name, truth, options }
    };
    table.lines().filter(|line| !line.is_empty()).map(case).collect()
}

fn compiled(folder_of: &'static str) -> PathBuf {
    static COMPILED: [OnceLock<PathBuf>; FOLDERS.len()] = [const { OnceLock::new() }; FOLDERS.len()];
    let at = FOLDERS.iter().position(|one| *one == folder_of).expect("one of the attacks");
    COMPILED[at].get_or_init(|| compile(folder(folder_of), &sources(folder_of))).clone()
}

/// The answer of a check, by its exit code.
fn answer(case: &Case, more: &[&str]) -> String {
    let class = compiled(case.folder).join(format!("{}.class", case.name)).display().to_string();
    let mut arguments = vec!["check", class.as_str()];
    arguments.extend(case.options.iter().map(String::as_str));
    arguments.extend_from_slice(more);
    match scoville(&arguments).status.code() {
        Some(0) => "proved".into(),
        Some(1) => "violated".into(),
        Some(3) => "unknown".into(),
        other => format!("exit code {other:?}"),
    }
}

#[test]
fn the_default_engine_is_not_broken_by_them() {
    let wrong = what_is_wrong(&share(cases()), |case| {
        let undecided = is_undecided(&case.name);
        let limit = if undecided { "1" } else { "120" };
        let said = answer(case, &["--max-seconds", limit]);
        let right = said == case.truth || undecided && said == "unknown";
        (!right).then(|| format!("{}: {} is right, order says {said}", case.name, case.truth))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Of the later attacks every fourth program, unless `SCOVILLE_ALL` is set.
#[test]
fn nor_is_the_baseline() {
    let all = std::env::var_os("SCOVILLE_ALL").is_some();
    let mut cases: Vec<(usize, Case)> = cases().into_iter().enumerate().collect();
    cases
        .retain(|(number, case)| all || matches!(case.folder, "attack" | "attack-second") || number % 4 == 0);
    let wrong = what_is_wrong(&share(cases), |(_, case)| {
        // Which output there is, and whether regions conflict, are no questions for the baseline; nor is what another is
        // asked for.
        let name = case.name.as_str();
        let other = name == "RegIsoFlag"
            || case
                .options
                .iter()
                .any(|one| ["--determinism", "--engine", "--paranoid"].contains(&one.as_str()));
        if other {
            return None;
        }
        let said = answer(case, &["--engine", "precise", "--max-states", "5000", "--max-seconds", "3"]);
        let right = said == case.truth || said == "unknown";
        (!right).then(|| format!("{}: {} is right, precise says {said}", case.name, case.truth))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
