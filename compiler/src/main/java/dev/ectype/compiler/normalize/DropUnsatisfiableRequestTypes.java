package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ImpossibleTypes;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Removes unsatisfiable types from parameters and bodies, so that clients can call the operations. */
public final class DropUnsatisfiableRequestTypes {
    private final Map<TypeName, TypeRef> declared;

    private DropUnsatisfiableRequestTypes(Map<TypeName, TypeRef> declared) {
        this.declared = declared;
    }

    public static ApiModel in(ApiModel model) {
        DropUnsatisfiableRequestTypes rewrite =
                new DropUnsatisfiableRequestTypes(model.api().types());
        return model.withEndpoints(
                model.endpoints().stream().map(rewrite::endpoint).toList());
    }

    private Endpoint endpoint(Endpoint endpoint) {
        RequestBody body = endpoint.body();
        List<Parameter> parameters = endpoint.parameters().stream()
                .map(each -> each.withType(possible(each.type())))
                .toList();
        return endpoint.withParameters(parameters).withPayloads(body == null ? null : body(body), endpoint.responses());
    }

    private RequestBody body(RequestBody body) {
        List<Media> media = body.media().stream()
                .map(each -> each.withType(possibleOrNull(each.type())))
                .toList();
        return new RequestBody(body.required(), media);
    }

    private @Nullable TypeRef possibleOrNull(@Nullable TypeRef type) {
        return type == null ? null : possible(type);
    }

    private TypeRef possible(TypeRef type) {
        return ImpossibleTypes.isImpossible(type, declared) ? new AnyType(type.notes()) : type;
    }
}
