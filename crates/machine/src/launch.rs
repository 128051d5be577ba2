//! Launching `main`, and what is printed when an exception leaves it.

use crate::hooks::Host;
use crate::machine::Machine;
use crate::stop::Stop;
use crate::stub::StubBuilder;
use program::code::Op;
use program::linked::access;
use program::{ClassId, Kind, MethodId};

impl<H: Host> Machine<H> {
    /// A stub that calls `main`: static with arguments, or the instance forms of JDK 25.
    pub(crate) fn launcher(&mut self, class: ClassId) -> Result<MethodId, Stop> {
        let main = self.main_method(class)?;
        let linked = self.program.method(main);
        let is_static = linked.has(access::STATIC);
        let mut stub = StubBuilder::new(&[Kind::Reference]);
        // Below the registers of calls, which the callee uses as its own.
        let object = stub.take(Kind::Reference);
        let base = stub.take(Kind::Reference);
        stub.take(Kind::Reference);
        if is_static {
            stub.emit(Op::Mov { d: base, a: 0 });
            stub.emit(Op::InvokeStaticChecked { base, m: main.0 });
        } else {
            let init = self.program.find_method(class, "<init>", "()V");
            let init = init.ok_or_else(|| {
                Stop::Unsupported("the class with main has no constructor without arguments".into())
            })?;
            self.stub_new(&mut stub, object, class);
            stub.emit(Op::Mov { d: base, a: object });
            stub.emit(Op::InvokeDirect { base, m: init.0 });
            stub.emit(Op::Mov { d: base, a: object });
            stub.emit(Op::Mov { d: base + 1, a: 0 });
            stub.emit(Op::InvokeDirect { base, m: main.0 });
        }
        stub.emit(Op::Return);
        Ok(self.finish_stub(stub, class, "launch", 1, Kind::Void))
    }

    fn main_method(&mut self, class: ClassId) -> Result<MethodId, Stop> {
        let with = self.program.find_method(class, "main", "([Ljava/lang/String;)V");
        let without = self.program.find_method(class, "main", "()V");
        let modern = self.version().instance_main;
        let fits = |id: &MethodId| modern || self.program.method(*id).has(access::STATIC);
        with.filter(fits).or(without.filter(|_| modern)).ok_or_else(|| {
            let name = self.program.class(class).java_name();
            Stop::Unsupported(format!("class {name} has no method main(String[])"))
        })
    }

    /// Does what `java` does when an exception leaves `main`: asks the thread's handler, which prints it
    /// unless the program has set another.
    pub fn print_uncaught(&mut self, exception: crate::heap::Ref) -> Result<(), Stop> {
        let dispatch =
            self.method_named("java/lang/Thread", "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")?;
        let thread = self.thread();
        match self.call(dispatch, &[u64::from(thread.0), u64::from(exception.0)]) {
            Err(Stop::Uncaught(second)) => {
                let class = self.class_name_of(second);
                let text = format!(
                    "\nException: {class} thrown from the UncaughtExceptionHandler in thread \"main\"\n"
                );
                self.err.extend_from_slice(text.as_bytes());
                Ok(())
            }
            other => other.map(|_| ()),
        }
    }

    /// Writes an exception with its stack after some words.
    pub fn print_exception(&mut self, words: &str, exception: crate::heap::Ref) -> Result<(), Stop> {
        self.err.extend_from_slice(words.as_bytes());
        let class = self.class_of(exception);
        let print = self.program.find_method(class, "printStackTrace", "()V");
        let print = print.ok_or_else(|| Stop::Unsupported("an exception without printStackTrace".into()))?;
        self.call(print, &[u64::from(exception.0)]).map(|_| ())
    }
}
