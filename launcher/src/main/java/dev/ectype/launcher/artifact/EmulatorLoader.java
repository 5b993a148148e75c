package dev.ectype.launcher.artifact;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Loads the classes of one emulator lazily, and its plan as a resource. */
final class EmulatorLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final EmulatorFiles files;

    EmulatorLoader(EmulatorFiles files, ClassLoader runtime) {
        super("emulator", runtime);
        this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Slice file = files.find(name.replace('.', '/') + ".class");
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file.bytes(), file.offset(), file.length());
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        Slice file = files.find(name);
        return file == null
                ? super.getResourceAsStream(name)
                : new ByteArrayInputStream(file.bytes(), file.offset(), file.length());
    }

    EmulatorFiles files() {
        return files;
    }

    /** Creates an instance of a class with a constructor without arguments. */
    <T> T create(String name, Class<T> type) {
        try {
            return loadClass(name).asSubclass(type).getConstructor().newInstance();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(name + " cannot be created", broken);
        }
    }
}
