package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Visits every type of a model once, each named type where the first operation uses it. */
final class TypeWalker {
    private final ApiModel model;
    private final BiConsumer<TypeRef, TypeUsageSite> visitor;
    private final Set<TypeName> seen = new LinkedHashSet<>();
    private final Deque<Use> named = new ArrayDeque<>();

    private record Use(TypeName name, SourceLocation location) {}

    private TypeWalker(ApiModel model, BiConsumer<TypeRef, TypeUsageSite> visitor) {
        this.model = model;
        this.visitor = visitor;
    }

    static void over(ApiModel model, BiConsumer<TypeRef, TypeUsageSite> visitor) {
        TypeWalker walk = new TypeWalker(model, visitor);
        for (Endpoint endpoint : model.endpoints()) {
            walk.endpoint(endpoint, new TypeUsageSite(endpoint.location(), "operation `" + endpoint.id() + "`"));
            walk.namedOnes();
        }
        model.api().types().keySet().forEach(name -> walk.use(name, SourceLocation.NONE));
        walk.namedOnes();
    }

    private void endpoint(Endpoint endpoint, TypeUsageSite spot) {
        parameters(endpoint.parameters(), spot.inside("parameter "));
        RequestBody body = endpoint.body();
        if (body != null) {
            media(body.media(), spot.inside("request body"));
        }
        for (Response response : endpoint.responses()) {
            TypeUsageSite reply = spot.inside("response " + response.status());
            media(response.media(), reply);
            parameters(response.headers(), reply.inside("header "));
        }
    }

    private void parameters(List<Parameter> parameters, TypeUsageSite spot) {
        for (Parameter parameter : parameters) {
            visit(parameter.type(), new TypeUsageSite(spot.location(), spot.words() + "`" + parameter.name() + "`"));
        }
    }

    private void media(List<Media> media, TypeUsageSite spot) {
        media.forEach(each -> visit(each.type(), spot));
    }

    private void namedOnes() {
        for (Use use = named.poll(); use != null; use = named.poll()) {
            TypeRef type = model.api().types().getOrDefault(use.name(), AnyType.ANY);
            visit(type, new TypeUsageSite(use.location(), "type `" + use.name() + "`"));
        }
    }

    private void use(TypeName name, SourceLocation location) {
        if (seen.add(name)) {
            named.add(new Use(name, location));
        }
    }

    private void visit(@Nullable TypeRef type, TypeUsageSite spot) {
        if (type == null) {
            return;
        }
        if (type instanceof NamedType reference) {
            use(reference.name(), spot.location());
        }
        visitor.accept(type, spot);
        if (type instanceof ObjectType object) {
            for (ObjectMember member : object.members()) {
                visit(member.type(), spot.inside("member `" + member.name() + "`"));
            }
            object.patterns().values().forEach(other -> visit(other, spot));
            visit(object.additional(), spot);
        } else {
            type.children().forEach(child -> visit(child, spot));
        }
    }
}
