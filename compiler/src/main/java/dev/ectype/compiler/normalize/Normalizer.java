package dev.ectype.compiler.normalize;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Normalizes a raw model into its canonical form. The operation is idempotent. */
public final class Normalizer {
    private final HeadNormalizer heads;

    private Normalizer(HeadNormalizer heads) {
        this.heads = heads;
    }

    public static ApiModel normalize(ApiModel model, Diagnostics diagnostics) {
        Map<TypeName, TypeRef> types = BreakAliasCycles.in(model.api().types(), diagnostics);
        HeadNormalizer heads = new HeadNormalizer(types);
        if (reportOversized(heads, diagnostics)) {
            return model;
        }
        Normalizer normalizer = new Normalizer(heads);
        Map<TypeName, TypeRef> canonical = new LinkedHashMap<>();
        types.keySet().forEach(name -> canonical.put(name, normalizer.declared(name)));
        ApiModel changed = TypeRewriter.rewriteModel(
                model.withApi(model.api().withTypes(new LinkedHashMap<>())), normalizer::type);
        reportOversized(heads, diagnostics);
        List<Endpoint> endpoints =
                changed.endpoints().stream().map(Normalizer::sorted).toList();
        return changed.withEndpoints(endpoints).withApi(model.api().withTypes(ShortenAliases.in(canonical)));
    }

    private static boolean reportOversized(HeadNormalizer heads, Diagnostics diagnostics) {
        TypeName type = heads.oversized();
        if (type != null) {
            diagnostics.report(
                    DiagnosticCode.TOO_LARGE,
                    SourceLocation.NONE,
                    "the types inherit more than " + HeadNormalizer.MEMBERS + " members from each other by `allOf`; `"
                            + type + "` exceeds the limit",
                    "List only direct base types under `allOf`, in `" + type + "` and in its base types.");
        }
        return type != null;
    }

    /** Sorts the responses by status, since their source order has no meaning. */
    private static Endpoint sorted(Endpoint endpoint) {
        List<Response> responses = endpoint.responses().stream()
                .sorted(Comparator.comparing(Response::status))
                .toList();
        return endpoint.withPayloads(endpoint.body(), responses);
    }

    private TypeRef declared(TypeName name) {
        return inside(heads.declared(name));
    }

    private TypeRef type(TypeRef type) {
        return type instanceof NamedType ? type : inside(heads.of(type));
    }

    private TypeRef inside(TypeRef head) {
        return TypeRewriter.rewriteChildren(head, this::type);
    }
}
