package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Body;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Impossible;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Drops the rules of parameters and bodies that no client could keep, so that their operations can be asked at all. */
public final class AllowSomethingInRequests {
    private final Map<TypeName, TypeRef> declared;

    private AllowSomethingInRequests(Map<TypeName, TypeRef> declared) {
        this.declared = declared;
    }

    public static ApiModel in(ApiModel model) {
        AllowSomethingInRequests rewrite =
                new AllowSomethingInRequests(model.api().types());
        return model.withEndpoints(
                model.endpoints().stream().map(rewrite::endpoint).toList());
    }

    private Endpoint endpoint(Endpoint endpoint) {
        Body body = endpoint.body();
        List<Parameter> parameters = endpoint.parameters().stream()
                .map(each -> each.withType(possible(each.type())))
                .toList();
        return endpoint.withParameters(parameters).withPayloads(body == null ? null : body(body), endpoint.responses());
    }

    private Body body(Body body) {
        List<Media> media = body.media().stream()
                .map(each -> each.withType(possibleOrNull(each.type())))
                .toList();
        return new Body(body.required(), media);
    }

    private @Nullable TypeRef possibleOrNull(@Nullable TypeRef type) {
        return type == null ? null : possible(type);
    }

    private TypeRef possible(TypeRef type) {
        return Impossible.is(type, declared) ? new AnyType(type.notes()) : type;
    }
}
