//! Random programs of a fourth kind: threads without Habanero, with locks, conditions, latches, semaphores, atomic and
//! volatile variables, permits, interrupts and time-outs. An assertion on all that they did comes last.

use crate::program::Generated;
use search::Random;
use std::fmt::Write;

/// Most operations besides those of `main`.
const OPERATIONS: usize = 4;

/// What the threads of a program use; each program has one to three of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    Lock,
    Locks,
    Condition,
    Monitor,
    Latch,
    Semaphore,
    Atomic,
    Volatile,
    Park,
    Interrupt,
    Plain,
    TimeOut,
}

const THINGS: [Thing; 12] = [
    Thing::Lock,
    Thing::Locks,
    Thing::Condition,
    Thing::Monitor,
    Thing::Latch,
    Thing::Semaphore,
    Thing::Atomic,
    Thing::Volatile,
    Thing::Park,
    Thing::Interrupt,
    Thing::Plain,
    Thing::TimeOut,
];

struct Writer {
    random: Random,
    out: String,
    things: Vec<Thing>,
    operations: usize,
    threads: usize,
    locals: usize,
}

/// The program of a number.
pub(crate) fn generate(seed: u64) -> Generated {
    let mut random = Random::new(seed.wrapping_mul(5).wrapping_add(2));
    let things: Vec<Thing> = (0..1 + random.below(3)).map(|_| THINGS[random.below(THINGS.len())]).collect();
    let threads = 2 + usize::from(random.below(4) == 0);
    let timed = things.contains(&Thing::TimeOut);
    let mut writer = Writer { random, out: String::new(), things, operations: 0, threads, locals: 0 };
    let name = format!("Y{seed}");
    writer.program(&name);
    Generated { source: writer.out, name, timed }
}

impl Writer {
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", indent * 4);
    }

    fn program(&mut self, name: &str) {
        let (count, permits) = (1 + self.below(2), self.below(3));
        self.line(0, &format!("class {name} {{"));
        for member in [
            "static int a, b;".to_string(),
            "static volatile int flag;".into(),
            "static final AtomicInteger n = new AtomicInteger();".into(),
            "static final Object monitor = new Object();".into(),
            "static final java.util.concurrent.locks.ReentrantLock lock =".into(),
            "    new java.util.concurrent.locks.ReentrantLock();".into(),
            "static final java.util.concurrent.locks.ReentrantLock other =".into(),
            "    new java.util.concurrent.locks.ReentrantLock();".into(),
            "static final java.util.concurrent.locks.Condition ready = lock.newCondition();".into(),
            "static final java.util.concurrent.CountDownLatch latch =".into(),
            format!("    new java.util.concurrent.CountDownLatch({count});"),
            "static final java.util.concurrent.Semaphore permits =".into(),
            format!("    new java.util.concurrent.Semaphore({permits});"),
            "static final java.util.concurrent.TimeUnit unit = java.util.concurrent.TimeUnit.MILLISECONDS;"
                .into(),
            "static final Thread[] threads = new Thread[3];".into(),
        ] {
            self.line(1, &member);
        }
        self.line(1, "public static void main(String[] args) throws InterruptedException {");
        for thread in 0..self.threads {
            self.line(2, &format!("threads[{thread}] = new Thread(() -> {{"));
            self.line(3, "try {");
            // What is caught would not compile where nothing can be interrupted.
            self.line(4, "if (args.length > 0) Thread.sleep(0);");
            for _ in 0..1 + self.below(3) {
                if self.operations < OPERATIONS {
                    self.operations += 1;
                    self.operation(4, thread);
                }
            }
            self.line(3, "} catch (InterruptedException e) {");
            self.line(4, "n.addAndGet(5);");
            self.line(3, "}");
            self.line(2, "});");
        }
        for thread in 0..self.threads {
            self.line(2, &format!("threads[{thread}].start();"));
        }
        if self.below(2) == 0 {
            self.operation(2, self.threads);
        }
        for thread in 0..self.threads {
            self.line(2, &format!("threads[{thread}].join();"));
        }
        let (modulus, rest) = (2 + self.below(5), self.below(7));
        self.line(2, "long all = a + 3 * b + 5 * flag + 7 * n.get() + 11 * latch.getCount()");
        self.line(3, "+ 13 * permits.availablePermits() + (lock.isLocked() ? 17 : 0);");
        self.line(2, &format!("assert all % {modulus} != {};", rest % modulus));
        self.line(1, "}");
        self.line(0, "}");
    }

    fn operation(&mut self, indent: usize, thread: usize) {
        let value = 1 + self.below(3);
        let which = self.below(self.things.len());
        let way = self.below(6);
        self.locals += 1;
        let local = format!("r{}", self.locals);
        // One that has been started by then: what becomes of others is not modelled.
        let another = match thread {
            0 => "Thread.currentThread()".to_string(),
            _ => format!("threads[{}]", self.below(thread)),
        };
        let text = match (self.things[which], way) {
            (Thing::Lock, 0) => "if (lock.tryLock()) { b = b * 2 + 1; lock.unlock(); }".to_string(),
            (Thing::Lock, 1) => format!("lock.lock(); try {{ b += {value}; }} finally {{ lock.unlock(); }}"),
            (Thing::Lock, 2) => format!("lock.lockInterruptibly(); b += {value}; lock.unlock();"),
            (Thing::Lock, 3) => "lock.lock(); lock.lock(); b++; lock.unlock(); a += b; lock.unlock();".into(),
            (Thing::Lock, 4) => "if (lock.isLocked()) n.incrementAndGet();".into(),
            (Thing::Lock, _) => format!("lock.lock(); b = b * 2 + {value}; lock.unlock();"),
            (Thing::Locks, 0) => {
                "lock.lock(); other.lock(); a = a * 2 + b; other.unlock(); lock.unlock();".into()
            }
            (Thing::Locks, 1) => {
                "other.lock(); lock.lock(); b = b * 2 + a + 1; lock.unlock(); other.unlock();".into()
            }
            (Thing::Locks, 2) => format!("other.lock(); a += {value}; other.unlock();"),
            (Thing::Locks, 3) => {
                "lock.lock(); if (other.tryLock()) { a++; other.unlock(); } lock.unlock();".into()
            }
            (Thing::Locks, 4) => "synchronized (monitor) { lock.lock(); b++; lock.unlock(); }".into(),
            (Thing::Locks, _) => {
                format!("lock.lock(); synchronized (monitor) {{ b += {value}; }} lock.unlock();")
            }
            (Thing::Condition, 0) => {
                "lock.lock(); try { while (b == 0) ready.await(); a = a * 2 + b; } finally { lock.unlock(); }"
                    .into()
            }
            (Thing::Condition, 1) => {
                "lock.lock(); try { if (b == 0) ready.await(); a = a * 2 + b; } finally { lock.unlock(); }"
                    .into()
            }
            (Thing::Condition, 2 | 3) => format!("lock.lock(); b = {value}; ready.signal(); lock.unlock();"),
            (Thing::Condition, _) => "lock.lock(); b = b * 2 + 1; ready.signalAll(); lock.unlock();".into(),
            (Thing::Monitor, 0) => "synchronized (monitor) { while (b == 0) monitor.wait(); a += b; }".into(),
            (Thing::Monitor, 1) => {
                "synchronized (monitor) { if (b == 0) monitor.wait(); a = a * 2 + b; }".into()
            }
            (Thing::Monitor, 2) => format!("synchronized (monitor) {{ b += {value}; monitor.notify(); }}"),
            (Thing::Monitor, 3) => "synchronized (monitor) { b++; monitor.notifyAll(); }".into(),
            (Thing::Monitor, 4) => format!("synchronized (monitor) {{ a += {value}; }}"),
            (Thing::Monitor, _) => format!("synchronized (monitor) {{ b = b * 2 + {value}; }}"),
            (Thing::Latch, 0) => "latch.await(); a++;".into(),
            (Thing::Latch, 1) => "if (latch.getCount() == 0) n.incrementAndGet();".into(),
            (Thing::Latch, 2) => format!("latch.await(); n.set(n.get() * 2 + {value});"),
            (Thing::Latch, 3) => "b++; latch.countDown();".into(),
            (Thing::Latch, _) => "latch.countDown();".into(),
            (Thing::Semaphore, 0) => {
                format!("permits.acquire(); n.set(n.get() * 2 + {value}); permits.release();")
            }
            (Thing::Semaphore, 1) => "if (permits.tryAcquire()) n.incrementAndGet();".into(),
            (Thing::Semaphore, 2) => "permits.acquire(2); n.incrementAndGet();".into(),
            (Thing::Semaphore, 3) => "n.addAndGet(permits.drainPermits());".into(),
            (Thing::Semaphore, 4) => format!("b = b * 2 + {value}; permits.release();"),
            (Thing::Semaphore, _) => "permits.acquire(); b++;".into(),
            (Thing::Atomic, 0) => format!("n.addAndGet({value});"),
            (Thing::Atomic, 1) => format!("n.compareAndSet({}, {value});", value - 1),
            (Thing::Atomic, 2) => format!("n.updateAndGet(v -> v * 2 + {value});"),
            (Thing::Atomic, 3) => format!("int {local} = n.getAndIncrement(); if ({local} == 1) flag = 3;"),
            (Thing::Atomic, 4) => format!("n.getAndAdd({value});"),
            (Thing::Atomic, _) => format!("int {local} = n.get(); n.set({local} * 2 + {value});"),
            (Thing::Volatile, 0) => format!("flag = {value};"),
            (Thing::Volatile, 1) => "flag++;".into(),
            (Thing::Volatile, 2) => format!("int {local} = flag; n.addAndGet({local});"),
            (Thing::Volatile, 3) => format!("b = {value}; flag = 1;"),
            (Thing::Volatile, _) => "if (flag == 1) b = b * 2 + 1;".into(),
            (Thing::Park, 0 | 1) => {
                "java.util.concurrent.locks.LockSupport.park(); n.incrementAndGet();".into()
            }
            (Thing::Park, 2) => "if (flag == 0) java.util.concurrent.locks.LockSupport.park();".into(),
            (Thing::Park, 3) => {
                format!("flag = 1; java.util.concurrent.locks.LockSupport.unpark({another});")
            }
            (Thing::Park, _) => format!("java.util.concurrent.locks.LockSupport.unpark({another});"),
            (Thing::Interrupt, 0) => "if (Thread.interrupted()) n.incrementAndGet();".into(),
            (Thing::Interrupt, 1) => format!("if ({another}.isInterrupted()) n.addAndGet({value});"),
            (Thing::Interrupt, 2) => "if (Thread.currentThread().isInterrupted()) flag++;".into(),
            (Thing::Interrupt, _) => format!("{another}.interrupt();"),
            (Thing::Plain, 0) => format!("a = {value};"),
            (Thing::Plain, 1) => format!("a += {value};"),
            (Thing::Plain, 2) => format!("int {local} = a; n.addAndGet({local});"),
            (Thing::Plain, 3) => format!("synchronized (monitor) {{ a += {value}; }}"),
            (Thing::Plain, _) => "synchronized (monitor) { a *= 3; }".into(),
            (Thing::TimeOut, 0) => {
                "if (lock.tryLock(1, unit)) { b = b * 2 + 1; lock.unlock(); } else n.incrementAndGet();"
                    .into()
            }
            (Thing::TimeOut, 1) => {
                "if (!latch.await(1, unit)) n.addAndGet(2); else latch.countDown();".into()
            }
            (Thing::TimeOut, 2) => "if (permits.tryAcquire(1, unit)) n.incrementAndGet();".into(),
            (Thing::TimeOut, 3) => "synchronized (monitor) { monitor.wait(1); b = b * 2 + 1; }".into(),
            (Thing::TimeOut, 4) => {
                "lock.lock(); try { b = b * 2 + (ready.await(1, unit) ? 1 : 2); } finally { lock.unlock(); }"
                    .into()
            }
            (Thing::TimeOut, _) => "java.util.concurrent.locks.LockSupport.parkNanos(5); flag++;".into(),
        };
        self.line(indent, &text);
    }
}
