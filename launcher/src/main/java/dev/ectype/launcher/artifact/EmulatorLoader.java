package dev.ectype.launcher.artifact;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads the classes of one emulator lazily, and its plan as a resource. */
final class EmulatorLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final Map<String, Slice> files;

    EmulatorLoader(Map<String, Slice> files, ClassLoader runtime) {
        super("emulator", runtime);
        this.files = files;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Slice file = files.get(name.replace('.', '/') + ".class");
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, file.bytes(), file.offset(), file.length());
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        Slice file = files.get(name);
        return file == null
                ? super.getResourceAsStream(name)
                : new ByteArrayInputStream(file.bytes(), file.offset(), file.length());
    }
}
