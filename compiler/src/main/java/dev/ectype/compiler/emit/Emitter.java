package dev.ectype.compiler.emit;

import dev.ectype.compiler.emit.java.TypeMapper;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.emit.plan.PlanWriter;
import dev.ectype.compiler.emit.plan.RecordedState;
import dev.ectype.compiler.emit.type.ApiSlug;
import dev.ectype.compiler.emit.type.DeclaredTypeEmitter;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.EmulatorEmitter;
import dev.ectype.compiler.emit.type.FetchersEmitter;
import dev.ectype.compiler.emit.type.OperationGroup;
import dev.ectype.compiler.emit.type.StoresEmitter;
import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Emits the sources and the plan of the emulator for a behavior graph. */
public final class Emitter {
    private final EmissionNames names;
    private final BehaviorGraph graph;
    private final RecordedState recorded;
    private final SourcePrinter types;
    private final SourcePrinter operations;
    private final SourcePrinter wiring;

    private Emitter(BehaviorGraph graph, RecordedState recorded, EmissionNames names) {
        this.graph = graph;
        this.recorded = recorded;
        this.names = names;
        types = new SourcePrinter(names);
        operations = new SourcePrinter(names);
        wiring = new SourcePrinter(names);
    }

    /** Returns the package name for an API's slug. */
    public static String packageOf(ApiModel model) {
        return ApiSlug.packageOf(model.api().name());
    }

    /** Emits into the package of the API's slug, without recorded state. */
    public static Emission emit(BehaviorGraph graph, TypeMappings mappings) {
        return emit(graph, () -> IrJson.hash(graph.model()), RecordedState.NONE, packageOf(graph.model()), mappings);
    }

    /** Emits into the package; the hash is that of the API in its canonical form. */
    public static Emission emit(
            BehaviorGraph graph,
            Supplier<String> hash,
            RecordedState recorded,
            String packageName,
            TypeMappings mappings) {
        return new Emitter(graph, recorded, new EmissionNames(graph, packageName, mappings)).run(hash);
    }

    private Emission run(Supplier<String> hash) {
        ApiModel model = graph.model();
        List<OperationGroup> groups = OperationGroup.of(graph, names);
        StoresEmitter stores = new StoresEmitter(groups, names);
        stores.emit().forEach(types::add);
        for (OperationGroup group : groups) {
            operations.add(new OperationsEmitter(group, stores, names).emit());
        }
        EmulatorEmitter.emit(model.api(), groups, names).forEach(wiring::add);
        if (model.api().graphQl() != null) {
            wiring.add(new FetchersEmitter(model.endpoints()).emit(names.fetchers()));
        }
        for (TypeMapper.Declared next = names.types().next();
                next != null;
                next = names.types().next()) {
            types.add(DeclaredTypeEmitter.emit(next, names));
        }
        String plan = PlanWriter.write(graph, recorded, hash, groups, names);
        Map<String, String> sources = new TreeMap<>();
        List<Emission.Layer> layers =
                List.of(types.layer(false, sources), operations.layer(true, sources), wiring.layer(false, sources));
        String path = names.path(names.emulator().simpleName() + ".plan.json");
        return new Emission(hash.get(), names.emulator().toString(), sources, layers, path, plan);
    }
}
