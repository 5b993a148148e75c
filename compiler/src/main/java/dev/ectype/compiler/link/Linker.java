package dev.ectype.compiler.link;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.SecurityScheme;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.ProtobufFiles;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Joins several API models into one. It renames elements that have equal names but different descriptions. */
public final class Linker {
    private final Map<TypeName, TypeRef> types = new LinkedHashMap<>();
    private final Map<String, SecurityScheme> security = new LinkedHashMap<>();
    private final Set<String> basePaths = new LinkedHashSet<>();
    private final List<Endpoint> endpoints = new ArrayList<>();
    private final Set<String> ids = new LinkedHashSet<>();

    private final boolean separateBases;
    private @Nullable GraphQlSchema graphQl;
    private @Nullable ProtobufFiles protobuf;

    private Linker(boolean apart) {
        this.separateBases = apart;
    }

    /**
     * Links the models into one, named after the first, and reports names without a counterpart. The list must not be
     * empty.
     */
    public static ApiModel link(List<ApiModel> models, Diagnostics diagnostics) {
        if (models.size() == 1) {
            return models.get(0);
        }
        long bases =
                models.stream().map(model -> model.api().basePaths()).distinct().count();
        Linker linker = new Linker(bases > 1);
        SpellingLinker.link(models, diagnostics).forEach(linker::add);
        Api first = models.get(0).api();
        Api api = new Api(
                first.name(),
                first.version(),
                first.description(),
                new ArrayList<>(linker.basePaths),
                linker.security,
                linker.types,
                linker.graphQl,
                linker.protobuf,
                models.stream().allMatch(model -> model.api().recorded()));
        return new ApiModel(api, linker.endpoints, List.of(), List.of());
    }

    private void add(ApiModel model) {
        ApiModel fitting = RenameTypes.withoutConflicts(model, types);
        types.putAll(fitting.api().types());
        // The ingestors merge schemas and proto files before, so there is at most one of each.
        graphQl = graphQl == null ? fitting.api().graphQl() : graphQl;
        protobuf = protobuf == null ? fitting.api().protobuf() : protobuf;
        basePaths.addAll(fitting.api().basePaths());
        Map<String, String> schemes = schemes(fitting.api().security());
        for (Endpoint endpoint : fitting.endpoints()) {
            Endpoint placed = separateBases ? placed(endpoint, fitting.api().basePaths()) : endpoint;
            endpoints.add(placed.withId(free(endpoint)).withSecurity(renamed(endpoint.security(), schemes)));
        }
    }

    /** Restricts the base paths of one description to its own operations. */
    private static Endpoint placed(Endpoint endpoint, List<String> bases) {
        List<String> restricted = bases.isEmpty() ? List.of("/") : bases;
        return endpoint.withBinding(endpoint.binding().withDefaultBasePaths(restricted));
    }

    private EndpointId free(Endpoint endpoint) {
        String words = endpoint.binding().words();
        String id = ids.contains(endpoint.id().value()) ? words : endpoint.id().value();
        for (int number = 2; !ids.add(id); number++) {
            id = words + " " + number;
        }
        return new EndpointId(id);
    }

    /** Adds the security schemes of a model and returns their new names. */
    private Map<String, String> schemes(Map<String, SecurityScheme> added) {
        Map<String, String> names = new LinkedHashMap<>();
        added.forEach((name, scheme) -> {
            String free = name;
            for (int number = 2; !scheme.equals(security.getOrDefault(free, scheme)); number++) {
                free = name + number;
            }
            security.put(free, scheme);
            names.put(name, free);
        });
        return names;
    }

    private static List<List<String>> renamed(List<List<String>> security, Map<String, String> names) {
        return security.stream()
                .map(alternative -> alternative.stream()
                        .map(name -> names.getOrDefault(name, name))
                        .toList())
                .toList();
    }
}
