// A bank with accounts, interest, overdraft rules, checked exceptions, an audit log and a seeded day of transactions.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class BankSimulation {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(Account a, long missing) {
            super(a.owner + " is short of " + missing);
            this.missing = missing;
        }
    }

    abstract static class Account {
        final String owner;
        protected long cents;

        Account(String owner, long cents) {
            this.owner = owner;
            this.cents = cents;
        }

        abstract long limit();

        void withdraw(long amount) throws InsufficientFunds {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount " + amount);
            }
            if (cents - amount < -limit()) {
                throw new InsufficientFunds(this, amount - cents - limit());
            }
            cents -= amount;
        }

        void deposit(long amount) {
            cents = Math.addExact(cents, amount);
        }

        @Override
        public String toString() {
            return String.format("%s(%s): %d.%02d", owner, getClass().getSimpleName(), cents / 100, Math.abs(cents % 100));
        }
    }

    static class Savings extends Account {
        Savings(String o, long c) {
            super(o, c);
        }

        long limit() {
            return 0;
        }

        void interest(int basisPoints) {
            cents += cents * basisPoints / 10_000;
        }
    }

    static class Checking extends Account {
        Checking(String o, long c) {
            super(o, c);
        }

        long limit() {
            return 50_00;
        }
    }

    private final Map<String, Account> accounts = new LinkedHashMap<>();
    private final List<String> log = new ArrayList<>();

    void open(Account a) {
        if (accounts.putIfAbsent(a.owner, a) != null) {
            throw new IllegalStateException("duplicate " + a.owner);
        }
    }

    boolean transfer(String from, String to, long amount) {
        try {
            accounts.get(from).withdraw(amount);
            accounts.get(to).deposit(amount);
            return true;
        } catch (InsufficientFunds e) {
            log.add(e.getMessage());
            return false;
        } finally {
            log.add(from + ">" + to + ":" + amount);
        }
    }

    long total() {
        return accounts.values().stream().mapToLong(a -> a.cents).sum();
    }

    public static void main(String[] args) {
        BankSimulation bank = new BankSimulation();
        bank.open(new Savings("ann", 1000_00));
        bank.open(new Checking("bob", 20_50));
        bank.open(new Checking("cy", 0));
        String[] names = {"ann", "bob", "cy"};
        Random r = new Random(2024);
        long before = bank.total();
        int ok = 0;
        for (int i = 0; i < 60; i++) {
            ok += bank.transfer(names[r.nextInt(3)], names[r.nextInt(3)], 1 + r.nextInt(90_00)) ? 1 : 0;
        }
        assert bank.total() == before;
        System.out.println(ok + " " + bank.accounts.values());
        bank.log.stream().filter(l -> l.contains("short")).limit(5).forEach(System.out::println);
        ((Savings) bank.accounts.get("ann")).interest(125);
        System.out.println(bank.accounts.get("ann") + " " + bank.log.size());
        try {
            bank.open(new Savings("bob", 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            bank.transfer("ann", "nobody", 5);
        } catch (NullPointerException e) {
            System.out.println(bank.log.get(bank.log.size() - 1) + " " + (bank.total() == before));
        }
        try {
            bank.transfer("ann", "bob", -5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
