package dev.ectype.launcher.artifact;

import dev.ectype.compiler.emit.PartialEmission;
import dev.ectype.launcher.java.OnDemandCompiler;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.wire.AdapterExtension;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The classes of one emulator, which are compiled when they are loaded, until a complete artifact replaces them. */
public final class OnDemandClasses implements EmulatorFiles {
    private static final String ENDING = ".class";

    private final String emulator;
    private final @Nullable String fetchers;
    private final EmulatorLoader loader;
    private final OperationClasses operations;
    private volatile EmulatorFiles files;

    /** Creates the classes of an emission. */
    public OnDemandClasses(PartialEmission emission) {
        emulator = emission.emulator();
        fetchers = emission.fetchers();
        OnDemandCompiler compiler =
                new OnDemandCompiler(emission, OnDemandEmulator.class, Emulator.class.getClassLoader());
        Slice plan = Slice.of(emission.plan().getBytes(StandardCharsets.UTF_8));
        files = path -> path.equals(emission.planPath()) ? plan : compiled(path, compiler);
        loader = new EmulatorLoader(this, Emulator.class.getClassLoader());
        operations = new OperationClasses(emission.operations(), loader);
    }

    private static @Nullable Slice compiled(String path, OnDemandCompiler compiler) {
        if (!path.endsWith(ENDING)) {
            return null;
        }
        String name = path.substring(0, path.length() - ENDING.length()).replace('/', '.');
        byte[] compiled = compiler.find(name);
        return compiled == null ? null : Slice.of(compiled);
    }

    /** Returns the classes of an emulator that {@link #load} created. */
    static OnDemandClasses of(Class<?> emulator) {
        return (OnDemandClasses) ((EmulatorLoader) emulator.getClassLoader()).files();
    }

    /** Creates the emulator. */
    public Emulator load() {
        return loader.create(emulator, Emulator.class);
    }

    /** Takes the classes of later requests, and the equal plan, from an artifact of the same description, and drops the compiler. */
    public void replaceBy(Artifact complete) {
        operations.loadWith(new EmulatorLoader(complete.files()::get, Emulator.class.getClassLoader()));
        files = complete.files()::get;
    }

    OperationClasses operations() {
        return operations;
    }

    /** Returns the wiring of the GraphQL schema, or null for an API without GraphQL. */
    @Nullable
    AdapterExtension fetchers() {
        return fetchers == null ? null : loader.create(fetchers, AdapterExtension.class);
    }

    @Override
    public @Nullable Slice find(String path) {
        return files.find(path);
    }
}
