package dev.ectype.launcher.artifact;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.lang.reflect.Constructor;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Creates the operations of groups, whose classes it loads by name when a request needs them. */
final class OperationClasses {
    private final Map<String, String> names;
    private volatile Loaded loaded;

    private record Loaded(ClassLoader loader, Map<String, Constructor<? extends Operations>> constructors) {
        Loaded(ClassLoader loader) {
            this(loader, new ConcurrentHashMap<>());
        }
    }

    /**
     * Creates it.
     *
     * @param names the full names of the classes by group
     */
    OperationClasses(Map<String, String> names, ClassLoader loader) {
        this.names = names;
        loaded = new Loaded(loader);
    }

    /** Loads the classes of later requests with another loader, whose classes have the same names. */
    void loadWith(ClassLoader loader) {
        loaded = new Loaded(loader);
    }

    /** Creates the operations of a group for one request, or returns null for an unknown group. */
    @Nullable
    Operations create(String group, RequestContext context) {
        Loaded current = loaded;
        try {
            Constructor<? extends Operations> constructor = current.constructors.get(group);
            if (constructor == null) {
                String name = names.get(group);
                if (name == null) {
                    return null;
                }
                constructor = current.loader
                        .loadClass(name)
                        .asSubclass(Operations.class)
                        .getConstructor(RequestContext.class);
                current.constructors.put(group, constructor);
            }
            return constructor.newInstance(context);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("the operations of group " + group + " cannot be created", broken);
        }
    }
}
