package dev.ectype.compiler.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.ectype.compiler.emit.java.Layout;
import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Emits the sources and the plan of the emulator that behaves as a graph says. */
public final class Emitter {
    private final EmissionNames names;
    private final BehaviorGraph graph;
    private final Map<String, String> sources = new TreeMap<>();

    private Emitter(BehaviorGraph graph, EmissionNames names) {
        this.graph = graph;
        this.names = names;
    }

    /** Emits into the package of the API's slug. */
    public static Emission emit(BehaviorGraph graph, TypeMappings mappings) {
        return emit(graph, Slug.packageOf(graph.model().api().name()), mappings);
    }

    public static Emission emit(BehaviorGraph graph, String packageName, TypeMappings mappings) {
        return new Emitter(graph, new EmissionNames(graph, packageName, mappings)).run();
    }

    private Emission run() {
        ApiModel model = graph.model();
        List<OperationGroup> groups = OperationGroup.of(graph, names);
        for (OperationGroup group : groups) {
            OperationsEmitter emitter = new OperationsEmitter(group, names);
            add(emitter.operations());
            emitter.queries().forEach(this::add);
        }
        add(EmulatorEmitter.emit(model.api(), groups, names));
        for (TypeMapper.Declared next = names.types().next();
                next != null;
                next = names.types().next()) {
            add(DeclaredTypeEmitter.emit(next, names));
        }
        String hash = IrJson.hash(model);
        String plan = PlanWriter.write(graph, hash, groups, names);
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
