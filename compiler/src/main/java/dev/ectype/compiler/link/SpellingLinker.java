package dev.ectype.compiler.link;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.binding.WireSpelling;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives the models of several descriptions one spelling of members and enum values. The spelling of the first description
 * that is served over HTTP is stored, or else that of the first description. GraphQL and gRPC adapters translate.
 */
final class SpellingLinker {
    private final StoredNames stored = new StoredNames();
    private final Diagnostics diagnostics;

    private SpellingLinker(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Returns the models in their order, with the stored names. */
    static List<ApiModel> link(List<ApiModel> models, Diagnostics diagnostics) {
        SpellingLinker linker = new SpellingLinker(diagnostics);
        ApiModel first = first(models);
        linker.stored.add(new TypesToLink(first));
        List<ApiModel> linked = new ArrayList<>();
        for (ApiModel model : models) {
            linked.add(model == first ? model : linker.linked(model));
        }
        return linked;
    }

    private static ApiModel first(List<ApiModel> models) {
        return models.stream().filter(model -> !hasAdapter(model)).findFirst().orElse(models.get(0));
    }

    /** Returns whether an adapter encodes and decodes the documents of a description. */
    private static boolean hasAdapter(ApiModel model) {
        return model.api().graphQl() != null || model.api().protobuf() != null;
    }

    private ApiModel linked(ApiModel model) {
        TypesToLink described = new TypesToLink(model);
        SpellingFinder finder = new SpellingFinder(described, stored);
        boolean translated = hasAdapter(model);
        WireSpelling spelling = finder.find();
        MissingCounterparts missing = new MissingCounterparts(described, stored, spelling, diagnostics);
        if (!translated) {
            missing.reportSpelling();
            stored.add(described);
            return model;
        }
        missing.report();
        ApiModel respelled = Respelling.of(model, spelling);
        stored.add(new TypesToLink(respelled));
        return respelled;
    }
}
