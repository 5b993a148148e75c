package dev.ectype.compiler.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.Layout;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Emits the sources and the plan of the emulator that behaves as a graph says. */
public final class Emitter {
    private final EmissionNames names;
    private final BehaviorGraph graph;
    private final Map<String, String> sources = new TreeMap<>();

    private final @Nullable JsonObject start;

    private Emitter(BehaviorGraph graph, @Nullable JsonObject start, EmissionNames names) {
        this.graph = graph;
        this.start = start;
        this.names = names;
    }

    /** The package of an API's slug. */
    public static String packageOf(ApiModel model) {
        return Slug.packageOf(model.api().name());
    }

    /** Emits into the package of the API's slug, for an API of which nothing is there at the start. */
    public static Emission emit(BehaviorGraph graph, TypeMappings mappings) {
        return emit(graph, null, packageOf(graph.model()), mappings);
    }

    /** @param start what there is at the start, by the names of resources, or null where only the description tells of that */
    public static Emission emit(
            BehaviorGraph graph, @Nullable JsonObject start, String packageName, TypeMappings mappings) {
        return new Emitter(graph, start, new EmissionNames(graph, packageName, mappings)).run();
    }

    private Emission run() {
        ApiModel model = graph.model();
        List<OperationGroup> groups = OperationGroup.of(graph, names);
        for (OperationGroup group : groups) {
            OperationsEmitter emitter = new OperationsEmitter(group, names);
            add(emitter.operations());
            emitter.queries().forEach(this::add);
        }
        EmulatorEmitter.emit(model.api(), groups, names).forEach(this::add);
        if (model.api().graphQl() != null) {
            add(new FetchersEmitter(model.endpoints()).emit(names.fetchers()));
        }
        for (TypeMapper.Declared next = names.types().next();
                next != null;
                next = names.types().next()) {
            add(DeclaredTypeEmitter.emit(next, names));
        }
        String hash = IrJson.hash(model);
        String plan = PlanWriter.write(graph, start, hash, groups, names);
        String path = path(names.emulator().simpleName() + ".plan.json");
        return new Emission(hash, names.emulator().toString(), sources, path, plan);
    }

    private void add(TypeSpec type) {
        JavaFile file = JavaFile.builder(names.packageName(), type)
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
        sources.put(path(type.name() + ".java"), Layout.of(file.toString()));
    }

    private String path(String file) {
        return names.packageName().replace('.', '/') + "/" + file;
    }
}
