package dev.ectype.launcher.artifact;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.wire.AdapterExtension;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The classes of one emulator, which are compiled when they are loaded, until a complete artifact replaces them. */
public final class OnDemandClasses implements EmulatorFiles {
    private static final String ENDING = ".class";

    private final String emulator;
    private final @Nullable String fetchers;
    private final EmulatorLoader loader;
    private final OperationClasses operations;
    private volatile EmulatorFiles files;

    /**
     * Creates the classes of an emulator.
     *
     * @param compiler returns the class file of a class by its full name, or null
     */
    public OnDemandClasses(EmulatorOutline outline, Function<String, byte @Nullable []> compiler) {
        emulator = outline.emulator();
        fetchers = outline.fetchers();
        Slice plan = Slice.of(outline.plan());
        Slice emulatorFile = Slice.of(EmptySubclass.of(emulator, OnDemandEmulator.class));
        String emulatorPath = emulator.replace('.', '/') + ENDING;
        files = path -> {
            if (path.equals(outline.planPath())) {
                return plan;
            }
            return path.equals(emulatorPath) ? emulatorFile : compiled(path, compiler);
        };
        loader = new EmulatorLoader(this, Emulator.class.getClassLoader());
        operations = new OperationClasses(outline.operations(), loader);
    }

    private static @Nullable Slice compiled(String path, Function<String, byte @Nullable []> compiler) {
        if (!path.endsWith(ENDING)) {
            return null;
        }
        String name = path.substring(0, path.length() - ENDING.length()).replace('/', '.');
        byte[] compiled = compiler.apply(name);
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
