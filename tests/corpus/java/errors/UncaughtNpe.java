// An uncaught helpful NullPointerException through a chain of calls: message and trace on stderr, exit code 1.
public class UncaughtNpe {
    static class Address {
        String street;
    }

    static class Person {
        Address[] addresses = new Address[2];

        Address home() {
            return addresses[0];
        }
    }

    static int streetLength(Person p) {
        return p.home().street.length();
    }

    public static void main(String[] args) {
        Person p = new Person();
        p.addresses[0] = new Address();
        p.addresses[0].street = "Main";
        System.out.println(streetLength(p));
        System.out.println(new Person() {
            @Override
            Address home() {
                return new Address();
            }
        }.addresses.length);
        System.out.println(streetLength(new Person()));
    }
}
