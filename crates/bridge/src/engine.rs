//! Follows the code of tasks: from a state to the next choice or the next step that matters.

use crate::event::{Event, SourceLine, Unsupported};
use crate::flow::Flow;
use crate::flow::Followed;
use crate::flow::Next;
use crate::graph::Lacking;
use crate::initialisers::initialisers;
use crate::library;
use crate::method::Method;
use crate::quiet::{self, Unless};
use crate::relevance::{Relevance, used};
use crate::state::{Stage, State};
use crate::task::TaskGraph;
use crate::value::{ObjectId, Shape, Site, Value};
use program::bytecode::{Instruction, Invocation};
use program::{ClassId, Kind, MethodId, Origin, Program};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// Instructions in all before the analysis gives up.
const FUEL: u64 = 20_000_000;

/// The analysis of a program.
pub(crate) struct Engine<'a> {
    pub(crate) program: &'a mut Program,
    pub(crate) relevance: Relevance,
    pub(crate) task_class: ClassId,
    methods: HashMap<MethodId, Rc<Method>>,
    quiet: HashMap<MethodId, bool>,
    /// Finished tasks, and those in work.
    pub(crate) tasks: Vec<TaskGraph>,
    pub(crate) known: HashMap<State, usize>,
    pub(crate) unsupported: BTreeSet<Unsupported>,
    /// Edges found while a stretch is followed: exceptions.
    pub(crate) side: Vec<Next>,
    /// An exception may leave the task in work.
    pub(crate) may_fail: bool,
    /// Names of variables in the task in work.
    pub(crate) hints: BTreeMap<ObjectId, String>,
    /// `java.util.concurrent.Phaser` is used, or Habanero's phasers are.
    pub(crate) parties: bool,
    pub(crate) parties_at: Option<SourceLine>,
    pub(crate) habanero: bool,
    /// The task in work has a choice that Java decides by its data, or may throw.
    pub(crate) inexact: bool,
    /// What the task in work lacks of its parent.
    pub(crate) lacking: Lacking,
    /// Kinds of tasks of executors with a limited number of threads, and where one got more tasks than threads.
    pub(crate) limited: BTreeSet<usize>,
    pub(crate) crowded: Option<SourceLine>,
    /// Loops that may go round for ever without a signal.
    pub(crate) silent_loops: BTreeSet<SourceLine>,
    /// Methods that are passed over.
    pub(crate) passed: BTreeSet<MethodId>,
    /// Lists that some task may change while others can reach them, by where they are made; those that an earlier
    /// attempt has found.
    pub(crate) changed: BTreeSet<Site>,
    pub(crate) changing: BTreeSet<Site>,
    /// Some task ends a `Phaser` by force; whether an earlier attempt has found that out.
    pub(crate) ends_by_force: bool,
    pub(crate) may_end: bool,
    /// Some `onAdvance` of the program calls something.
    pub(crate) calls_on_advance: bool,
    /// The instruction that is followed.
    pub(crate) at: u32,
    fuel: u64,
}

impl<'a> Engine<'a> {
    pub(crate) fn new(program: &'a mut Program, main: ClassId) -> Engine<'a> {
        let relevance = Relevance::of(program, main);
        // Without the API no class is a task's.
        let task_class = program.load("scoville/Task").unwrap_or(main);
        Engine {
            program,
            relevance,
            task_class,
            methods: HashMap::new(),
            quiet: HashMap::new(),
            tasks: Vec::new(),
            known: HashMap::new(),
            unsupported: BTreeSet::new(),
            side: Vec::new(),
            may_fail: false,
            hints: BTreeMap::new(),
            parties: false,
            parties_at: None,
            habanero: false,
            inexact: false,
            lacking: Lacking::new(),
            limited: BTreeSet::new(),
            crowded: None,
            silent_loops: BTreeSet::new(),
            passed: BTreeSet::new(),
            changed: BTreeSet::new(),
            changing: BTreeSet::new(),
            ends_by_force: false,
            may_end: false,
            calls_on_advance: false,
            at: 0,
            fuel: FUEL,
        }
    }

    /// A method's code; an empty one where there is none that makes sense.
    pub(crate) fn method(&mut self, id: MethodId) -> Rc<Method> {
        if let Some(known) = self.methods.get(&id) {
            return Rc::clone(known);
        }
        let read = Rc::new(Method::read(self.program, id).expect("only methods with code are entered"));
        self.methods.insert(id, Rc::clone(&read));
        read
    }

    /// Whether a method has code that can be followed.
    pub(crate) fn has_code(&mut self, id: MethodId) -> bool {
        if self.methods.contains_key(&id) {
            return true;
        }
        match Method::read(self.program, id) {
            Some(read) => {
                self.methods.insert(id, Rc::new(read));
                true
            }
            None => false,
        }
    }

    /// Names the variable of a phaser or a finish.
    pub(crate) fn hint(&mut self, state: &State, id: ObjectId, name: &str) {
        let named = match state.heap.get(&id).map(|object| &object.shape) {
            Some(Shape::Instance(class, _)) => self.is_phaser(*class),
            Some(Shape::Finish | Shape::Parties(_) | Shape::Latch(_) | Shape::Pool(_)) => true,
            _ => false,
        };
        if named {
            self.hints.entry(id).or_insert_with(|| name.to_string());
        }
    }

    /// The line of the program (not of the API) that the task is in.
    pub(crate) fn place(&mut self, state: &State) -> SourceLine {
        let own = |engine: &Self, method: MethodId| {
            engine.program.class(engine.program.method(method).class).origin == Origin::User
        };
        let frame = state.frames.iter().rev().find(|frame| own(self, frame.method));
        if let (None, Some(begun)) = (frame, &state.begun) {
            return begun.clone();
        }
        let frame = frame.or(state.frames.last());
        match frame.map(|frame| (frame.method, frame.at())) {
            Some((method, at)) => {
                let code = self.method(method);
                SourceLine { file: Rc::clone(&code.source), line: code.line(at.unwrap_or(0)) }
            }
            None => SourceLine { file: "?".into(), line: 0 },
        }
    }

    /// Follows a task to the next choice or step: where it may go from here.
    pub(crate) fn advance(&mut self, mut state: State) -> Vec<(Vec<Event>, Next)> {
        self.side.clear();
        let mut out: Vec<(Vec<Event>, Next)> = Vec::new();
        loop {
            let frame = state.top();
            let (method, pc) = (frame.method, frame.pc);
            let code = self.method(method);
            let Some(Some((instruction, after))) = code.code.get(pc as usize) else {
                self.stop(&state, "the bytecode is malformed".into());
                break;
            };
            (state.top().pc, state.top().stage) = (*after, Stage::Behind);
            self.at = pc;
            if self.fuel == 0 {
                self.stop(&state, "the program is too large to be followed".into());
                break;
            }
            self.fuel -= 1;
            let instruction: &Instruction = instruction;
            match self.instruction(&mut state, instruction, pc) {
                Ok(Flow::On) => {}
                Ok(Flow::Dead) => break,
                Ok(Flow::End(events)) => {
                    out.push((events, Next::End));
                    break;
                }
                Ok(Flow::Go(events, states)) => {
                    self.inexact |= states.len() != 1;
                    let states = states.into_iter();
                    out.extend(states.map(|next| (events.clone(), Next::State(Box::new(next)))));
                    break;
                }
                Ok(Flow::Ways(ways)) => {
                    self.inexact |= ways.len() != 1;
                    let ways = ways.into_iter();
                    out.extend(ways.map(|(events, next)| (events, Next::State(Box::new(next)))));
                    break;
                }
                Err(what) => {
                    self.stop(&state, what);
                    break;
                }
            }
        }
        let side = std::mem::take(&mut self.side);
        out.extend(side.into_iter().map(|next| (Vec::new(), next)));
        out
    }

    /// Notes that gates, latches, threads or executors of the library are used, and where first.
    pub(crate) fn note_parties(&mut self, state: &State) {
        self.parties = true;
        let at = self.place(state);
        self.parties_at.get_or_insert(at);
    }

    /// Notes what is not followed.
    pub(crate) fn stop(&mut self, state: &State, what: String) {
        let at = self.place(state);
        self.unsupported.insert(Unsupported { at, what });
    }

    /// Returns from the innermost call.
    pub(crate) fn give_back(&mut self, state: &mut State, value: Value) -> Followed<Flow> {
        let wanted = state.top().wanted;
        state.leave_frame();
        if state.frames.is_empty() {
            if !state.scopes.is_empty() {
                return Err("the task ends inside a finish that it opened".into());
            }
            return Ok(Flow::End(Vec::new()));
        }
        state.push(value, wanted);
        Ok(Flow::On)
    }

    /// Whether a body has nothing to do with phasers and cannot throw.
    pub(crate) fn cannot_fail(&mut self, body: MethodId) -> bool {
        let own = self.program.class(self.program.method(body).class).origin == Origin::User;
        own && !self.relevance.method(body) && self.is_quiet(body)
    }

    /// Whether a method without arguments that are objects cannot throw, as far as its instructions show.
    pub(crate) fn is_quiet(&mut self, id: MethodId) -> bool {
        if let Some(known) = self.quiet.get(&id) {
            return *known;
        }
        let quiet = self.has_code(id) && {
            let code = self.method(id);
            code.code
                .iter()
                .flatten()
                .all(|(instruction, _)| self.is_quiet_instruction(id, &code, instruction))
        };
        self.quiet.insert(id, quiet);
        quiet
    }

    /// Whether an instruction of a method cannot throw, as far as it shows.
    pub(crate) fn is_quiet_instruction(
        &mut self,
        id: MethodId,
        code: &Method,
        instruction: &Instruction,
    ) -> bool {
        match instruction {
            Instruction::Invoke(Invocation::Dynamic, index) => library::is_quiet_dynamic(&code.file, *index),
            Instruction::Invoke(_, index) => crate::library::member(&code.file, *index)
                .is_some_and(|(owner, name, descriptor)| self.is_quiet_call(&owner, &name, &descriptor)),
            Instruction::Binary(kind, operator) => {
                use program::bytecode::Binary::{Div, Rem};
                !matches!(operator, Div | Rem) || matches!(kind, Kind::Float | Kind::Double)
            }
            // What is or may be null, a call on it may fail. So may the initialiser of another class.
            Instruction::GetStatic(index) | Instruction::PutStatic(index) => {
                let own = self.program.method(id).class;
                let harmless = used(self.program, &code.file, instruction)
                    .is_none_or(|class| class == own || initialisers(self.program, class).is_empty());
                let writes = matches!(instruction, Instruction::PutStatic(_));
                harmless
                    && library::member(&code.file, *index).is_some_and(|(owner, _, kind)| {
                        writes || !kind.starts_with(['L', '[']) || owner.starts_with("java/lang/")
                    })
            }
            Instruction::Null
            | Instruction::ArrayLoad(_)
            | Instruction::ArrayStore(_)
            | Instruction::ArrayLength
            | Instruction::Throw
            | Instruction::CheckCast(_)
            | Instruction::GetField(_)
            | Instruction::PutField(_)
            | Instruction::NewMultiArray(..)
            | Instruction::MonitorEnter => false,
            _ => true,
        }
    }

    /// Whether a call of the library on a receiver that is not null never throws.
    pub(crate) fn is_quiet_call(&self, owner: &str, name: &str, descriptor: &str) -> bool {
        quiet::row(owner, name, descriptor).is_some_and(|row| match row.unless {
            Unless::Never => true,
            Unless::Extended(class) => !self.relevance.extends(class),
            Unless::Declared(method) => !self.relevance.declares(method),
        })
    }
}
