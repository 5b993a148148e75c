package dev.ectype.launcher.artifact;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes the class file of a public class that only has a public constructor without arguments. The first class that the Java compiler
 * compiles takes 70 ms, and a server can start without it.
 *
 * <p>Source: JVMS 17, chapter 4.
 */
final class EmptySubclass {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int JAVA_17 = 61;
    private static final int PUBLIC = 0x0001;
    /** All compilers set it. */
    private static final int SUPER = 0x0020;

    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;

    /** The instructions {@code aload_0}, {@code invokespecial} with the constant 8, and {@code return}. */
    private static final byte[] CALL_OF_SUPER = {0x2a, (byte) 0xb7, 0, 8, (byte) 0xb1};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    private EmptySubclass() {}

    /**
     * Returns the class file.
     *
     * @param name the full name of the class
     * @param superclass a class with a constructor without arguments that the class may call
     */
    static byte[] of(String name, Class<?> superclass) {
        EmptySubclass file = new EmptySubclass();
        try {
            file.write(name.replace('.', '/'), superclass.getName().replace('.', '/'));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return file.bytes.toByteArray();
    }

    private void write(String name, String superclass) throws IOException {
        out.writeInt(MAGIC);
        shorts(0, JAVA_17);
        writeConstants(name, superclass);
        // The class, its superclass, no interfaces, no fields, one method and no attributes.
        shorts(PUBLIC | SUPER, 1, 3, 0, 0, 1);
        writeConstructor();
        shorts(0);
    }

    private void writeConstants(String name, String superclass) throws IOException {
        // One more than the last number.
        shorts(10);
        constant(CLASS, 2);
        text(name);
        constant(CLASS, 4);
        text(superclass);
        text("<init>");
        text("()V");
        text("Code");
        constant(METHOD, 3, 9);
        constant(NAME_AND_TYPE, 5, 6);
    }

    private void writeConstructor() throws IOException {
        // The flags, the name, the types of parameters and result, and one attribute with its name.
        shorts(PUBLIC, 5, 6, 1, 7);
        out.writeInt(12 + CALL_OF_SUPER.length);
        // One value on the stack and one local variable.
        shorts(1, 1);
        out.writeInt(CALL_OF_SUPER.length);
        out.write(CALL_OF_SUPER);
        // No exception handlers and no attributes.
        shorts(0, 0);
    }

    private void text(String text) throws IOException {
        out.writeByte(UTF8);
        out.writeUTF(text);
    }

    private void constant(int tag, int... numbers) throws IOException {
        out.writeByte(tag);
        shorts(numbers);
    }

    private void shorts(int... values) throws IOException {
        for (int value : values) {
            out.writeShort(value);
        }
    }
}
