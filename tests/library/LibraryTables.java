import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.stream.Stream;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.FieldVisitor;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/**
 * Holds rows of the checker's tables against the bytecode of this JDK. Each line of the input is a table, a class and a
 * field or method, `*` standing for all; each line of the output is a row and what is wrong with it.
 */
public class LibraryTables {
    record Member(String owner, String name, int access) {
        boolean has(int flag) {
            return (access & flag) != 0;
        }
    }

    record Writer(String owner, String method, String descriptor, int access) {
    }

    static final Map<String, Integer> CLASSES = new HashMap<>();
    static final Map<String, Member> FIELDS = new HashMap<>();
    static final Map<String, List<Writer>> WRITERS = new HashMap<>();
    static final List<Member> METHODS = new ArrayList<>();
    /** Methods that hold a monitor, with the fields that they write. */
    static final Map<String, List<String>> LOCKED = new HashMap<>();

    public static void main(String[] args) throws Exception {
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        try (Stream<Path> files = Files.walk(image.getPath("/modules/java.base"))) {
            for (Path file : (Iterable<Path>) files.filter(one -> one.toString().endsWith(".class"))::iterator) {
                try (InputStream in = Files.newInputStream(file)) {
                    new ClassReader(in).accept(new Scan(), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
                }
            }
        }
        Scanner rows = new Scanner(System.in);
        while (rows.hasNextLine()) {
            String[] row = rows.nextLine().split(" ");
            switch (row[0]) {
                case "cache" -> caches(row[1], row[2], true);
                case "value" -> caches(row[1], row[2], false);
                case "native" -> natives(row[1], row[2]);
                case "settable" -> settable(row[1], row[2]);
                case "guard" -> guards(row[1], List.of(row).subList(2, row.length));
                case "package" -> packages(row[1]);
                case "plain" -> plain(row[1]);
                case "plain-fields" -> plainFields(row[1]);
                default -> wrong(row[0], "-", "there is no such table");
            }
        }
    }

    /** The classes of a package and of those below it that keep something in plain fields, a line each. */
    static void plainFields(String start) {
        int ordered = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE;
        FIELDS.values().stream().filter(field -> field.owner().startsWith(start) && !field.has(ordered))
            .map(Member::owner).distinct().sorted().forEach(System.out::println);
    }

    static void wrong(String owner, String name, String what) {
        System.out.println(owner + "." + name + ": " + what);
    }

    static boolean matches(String pattern, String text) {
        return pattern.endsWith("*") ? text.startsWith(pattern.substring(0, pattern.length() - 1)) : text.equals(pattern);
    }

    static String packageOf(String owner) {
        return owner.substring(0, owner.lastIndexOf('/') + 1);
    }

    static boolean isExported(String owner) {
        return (CLASSES.get(owner) & Opcodes.ACC_PUBLIC) != 0
            && Object.class.getModule().isExported(packageOf(owner).replace('/', '.').replaceAll("\\.$", ""));
    }

    /** A cache is there, nobody outside its package writes it, and no program can hand it something to keep. */
    static void caches(String owner, String name, boolean isStatic) {
        boolean found = false;
        for (Member field : FIELDS.values()) {
            if (!matches(owner, field.owner()) || !matches(name, field.name())
                    || field.has(Opcodes.ACC_STATIC) != isStatic) {
                continue;
            }
            found = true;
            boolean open = field.has(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED) && isExported(field.owner());
            if (open && !field.has(Opcodes.ACC_FINAL)) {
                wrong(field.owner(), field.name(), "a program can write it");
            }
            for (Writer writer : WRITERS.getOrDefault(field.owner() + "." + field.name(), List.of())) {
                if (!packageOf(writer.owner()).equals(packageOf(field.owner()))) {
                    wrong(field.owner(), field.name(), "written by " + writer.owner() + "." + writer.method());
                }
                boolean makes = writer.method().startsWith("<");
                boolean callable = (writer.access() & Opcodes.ACC_PUBLIC) != 0 && isExported(writer.owner());
                if (!makes && callable && writer.method().startsWith("set")) {
                    wrong(field.owner(), field.name(), "a program sets it with " + writer.method());
                }
            }
        }
        if (!found) {
            wrong(owner, name, "there is no such field");
        }
    }

    static void natives(String owner, String name) {
        boolean found = METHODS.stream()
            .anyMatch(method -> method.owner().equals(owner) && matches(name, method.name()));
        if (!found) {
            wrong(owner, name, "there is no such method");
        }
    }

    static void settable(String owner, String name) {
        Member field = FIELDS.get(owner + "." + name);
        String setter = "set" + name.substring(0, 1).toUpperCase() + name.substring(1) + "0";
        boolean set = METHODS.stream().anyMatch(
            method -> method.owner().equals(owner) && method.name().equals(setter) && method.has(Opcodes.ACC_NATIVE));
        if (field == null || !field.has(Opcodes.ACC_STATIC) || !field.has(Opcodes.ACC_FINAL) || !set) {
            wrong(owner, name, "no final static field that a native sets");
        }
    }

    /** What its objects' monitors guard are the fields named, and nothing else is written under them. */
    static void guards(String owner, List<String> fields) {
        boolean found = false;
        for (Map.Entry<String, List<String>> method : LOCKED.entrySet()) {
            if (method.getKey().startsWith(owner + ".")) {
                found = true;
                method.getValue().stream().filter(field -> !fields.contains(field))
                    .forEach(field -> wrong(owner, field, "written under the monitor by " + method.getKey()));
            }
        }
        if (!found) {
            wrong(owner, "-", "no method holds the monitor of its object");
        }
    }

    static void packages(String start) {
        if (CLASSES.keySet().stream().noneMatch(owner -> owner.startsWith(start))) {
            wrong(start, "*", "there is no such package");
        }
    }

    static void plain(String suffix) {
        boolean found = METHODS.stream().anyMatch(method ->
            method.owner().startsWith("java/util/concurrent/atomic/") && method.name().endsWith(suffix));
        if (!found) {
            wrong("java/util/concurrent/atomic/*", suffix, "there is no such method");
        }
    }

    static class Scan extends ClassVisitor {
        String owner;

        Scan() {
            super(Opcodes.ASM8);
        }

        @Override
        @Deprecated
        public void visitPermittedSubclassExperimental(String subclass) {
        }

        @Override
        public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
            owner = name;
            CLASSES.put(name, access);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            FIELDS.put(owner + "." + name, new Member(owner, name, access));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
            METHODS.add(new Member(owner, name, access));
            List<String> written = new ArrayList<>();
            boolean instance = (access & Opcodes.ACC_STATIC) == 0;
            if (instance && (access & Opcodes.ACC_SYNCHRONIZED) != 0) {
                LOCKED.put(owner + "." + name + descriptor, written);
            }
            return new MethodVisitor(Opcodes.ASM8) {
                @Override
                public void visitInsn(int opcode) {
                    if (opcode == Opcodes.MONITORENTER && instance) {
                        LOCKED.put(owner + "." + name + descriptor, written);
                    }
                }

                @Override
                public void visitFieldInsn(int opcode, String of, String field, String type) {
                    if (opcode == Opcodes.PUTSTATIC || opcode == Opcodes.PUTFIELD) {
                        written.add(field);
                        WRITERS.computeIfAbsent(of + "." + field, key -> new ArrayList<>())
                            .add(new Writer(owner, name, descriptor, access));
                    }
                }
            };
        }
    }
}
