package dev.ectype.compiler.emit;

import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.emit.plan.PlanWriter;
import dev.ectype.compiler.emit.plan.RecordedState;
import dev.ectype.compiler.emit.type.DeclaredTypeEmitter;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.FetchersEmitter;
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.emit.type.StoresEmitter;
import dev.ectype.compiler.graph.BehaviorGraph;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Emits the plan of an emulator at once and the source of each class when it is asked for. Each class of operations has the stores that
 * it uses, because a class with the stores of all groups would need the records of all resources. Names of inline types may depend on the
 * order in which the sources are asked for, so these classes do not mix with those of an {@link Emission}.
 */
public final class PartialEmission {
    private final BehaviorGraph graph;
    private final EmissionNames names;
    private final String hash;
    private final String plan;
    private final Map<String, OperationGroup> groups = new LinkedHashMap<>();
    private final Map<String, TypeMapper.Declared> declared = new LinkedHashMap<>();
    private final Map<String, String> sources = new LinkedHashMap<>();

    private PartialEmission(BehaviorGraph graph, Supplier<String> hash, RecordedState recorded, EmissionNames names) {
        this.graph = graph;
        this.names = names;
        List<OperationGroup> all = OperationGroup.of(graph, names);
        all.forEach(group -> groups.put(group.name().simpleName(), group));
        plan = PlanWriter.write(graph, recorded, hash, all, names);
        this.hash = hash.get();
    }

    /** Emits the plan into the package; the hash is that of the API in its canonical form. */
    public static PartialEmission of(
            BehaviorGraph graph,
            Supplier<String> hash,
            RecordedState recorded,
            String packageName,
            TypeMappings mappings) {
        return new PartialEmission(graph, hash, recorded, new EmissionNames(graph, packageName, mappings));
    }

    /** Returns the SHA-256 of the API in its canonical form. */
    public String hash() {
        return hash;
    }

    /** Returns the full name of the emulator class. Its source is not emitted, because it would need all classes of operations. */
    public String emulator() {
        return names.emulator().toString();
    }

    /** Returns the path of the plan among the classes. */
    public String planPath() {
        return names.path(names.emulator().simpleName() + ".plan.json");
    }

    /** Returns the plan as compact JSON. */
    public String plan() {
        return plan;
    }

    /** Returns the full names of the classes of operations by the name of their group. */
    public Map<String, String> operations() {
        Map<String, String> classes = new LinkedHashMap<>();
        groups.values()
                .forEach(group -> classes.put(group.accessor(), group.name().toString()));
        return classes;
    }

    /** Returns the full name of the class with the data fetchers, or null for an API without GraphQL. */
    public @Nullable String fetchers() {
        return hasFetchers() ? names.fetchers().toString() : null;
    }

    /** Returns the path of the source of a class without an enclosing class. */
    public String path(String simpleName) {
        return names.path(simpleName + ".java");
    }

    /** Returns the source of a class without an enclosing class, or null if no source emitted so far names it. Layout is left out. */
    public synchronized @Nullable String source(String simpleName) {
        String known = sources.get(simpleName);
        if (known != null) {
            return known;
        }
        takeDeclared();
        TypeSpec type = type(simpleName);
        if (type == null) {
            return null;
        }
        String source = SourcePrinter.file(type, names).toString();
        sources.put(simpleName, source);
        return source;
    }

    private @Nullable TypeSpec type(String simpleName) {
        OperationGroup group = groups.get(simpleName);
        if (group != null) {
            return new OperationsEmitter(group, new StoresEmitter(List.of(group), names), names).emit();
        }
        if (hasFetchers() && simpleName.equals(names.fetchers().simpleName())) {
            return new FetchersEmitter(graph.model().endpoints()).emit(names.fetchers());
        }
        TypeMapper.Declared found = declared.get(simpleName);
        return found == null ? null : DeclaredTypeEmitter.emit(found, names);
    }

    private boolean hasFetchers() {
        return graph.model().api().graphQl() != null;
    }

    private void takeDeclared() {
        for (TypeMapper.Declared next = names.types().next();
                next != null;
                next = names.types().next()) {
            declared.put(next.name().simpleName(), next);
        }
    }
}
