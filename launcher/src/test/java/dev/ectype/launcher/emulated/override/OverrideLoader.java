package dev.ectype.launcher.emulated.override;

import dev.ectype.compiler.Compilation;
import dev.ectype.runtime.emulator.Emulator;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads an emulator that was compiled together with its overrides. */
public final class OverrideLoader extends ClassLoader {
    private final Map<String, byte[]> classes;
    private final Compilation compilation;

    public OverrideLoader(Map<String, byte[]> classes, Compilation compilation) {
        super(Emulator.class.getClassLoader());
        this.classes = classes;
        this.compilation = compilation;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        return name.equals(compilation.emission().planPath())
                ? new ByteArrayInputStream(compilation.emission().plan().getBytes(StandardCharsets.UTF_8))
                : super.getResourceAsStream(name);
    }
}
