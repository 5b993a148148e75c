package dev.ectype.launcher.fidelity;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.launcher.replay.NullRule;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the members of responses that a description allows to be null, so that null and an absent member are the same. */
public final class NullableMembers implements NullRule {
    private static final int DEEPEST = 16;

    /** A step of a path in a body shape: an element, a member, or a quoted member. */
    private static final Pattern STEP = Pattern.compile("\\[\\*]|\\.([A-Za-z_][A-Za-z0-9_-]*)|\\['(.*?)'](?=[.\\[]|$)");

    private final ApiModel model;

    private NullableMembers(ApiModel model) {
        this.model = model;
    }

    public static NullableMembers of(ApiModel model) {
        return new NullableMembers(model);
    }

    @Override
    public boolean allowsNull(RecordedRequest request, int status, String path) {
        TypeRef body = body(request, status);
        if (body == null) {
            return false;
        }
        List<TypeRef> types = List.of(body);
        Matcher steps = STEP.matcher(path);
        for (int from = 1; from < path.length(); from = steps.end()) {
            if (!steps.find(from) || steps.start() != from) {
                return false;
            }
            String name = steps.group(1) == null ? steps.group(2) : steps.group(1);
            types = types.stream()
                    .flatMap(type -> forms(type, 0))
                    .flatMap(type -> inner(type, name))
                    .toList();
        }
        return types.stream().anyMatch(type -> allowsNull(type, 0));
    }

    private @Nullable TypeRef body(RecordedRequest request, int status) {
        Endpoint endpoint = endpoint(request);
        List<String> wanted = List.of(Integer.toString(status), status / 100 + "XX", "default");
        for (String each : endpoint == null ? List.<String>of() : wanted) {
            for (Response response : endpoint == null ? List.<Response>of() : endpoint.responses()) {
                for (Media media : response.status().equals(each) ? response.media() : List.<Media>of()) {
                    if (media.isJson() && media.type() != null) {
                        return media.type();
                    }
                }
            }
        }
        return null;
    }

    /** Returns the operation of a request: of several, the one with the fewest path parameters. */
    private @Nullable Endpoint endpoint(RecordedRequest request) {
        Endpoint best = null;
        long fewest = Long.MAX_VALUE;
        for (Endpoint endpoint : model.endpoints()) {
            String path = endpoint.binding().path();
            if (path != null && endpoint.binding().isHttp(request.method()) && matches(path, request)) {
                long parameters = path.chars().filter(each -> each == '{').count();
                best = parameters < fewest ? endpoint : best;
                fewest = Math.min(fewest, parameters);
            }
        }
        return best;
    }

    private boolean matches(String path, RecordedRequest request) {
        String target = request.target().replaceFirst("[?#].*", "");
        StringBuilder expression = new StringBuilder();
        for (String literal : path.split("\\{[^}]*}", -1)) {
            expression.append(expression.length() == 0 ? "" : "[^/]+").append(Pattern.quote(literal));
        }
        List<String> bases = model.api().basePaths();
        return Stream.concat(Stream.of(""), bases.stream())
                .anyMatch(base -> target.matches(Pattern.quote(base) + expression));
    }

    /** Returns the types that a value may have: the target of a name, the variants of a union. */
    private Stream<TypeRef> forms(TypeRef type, int depth) {
        if (depth > DEEPEST) {
            return Stream.empty();
        }
        if (type instanceof NamedType named) {
            TypeRef target = model.api().types().get(named.name());
            return target == null ? Stream.empty() : forms(target, depth + 1);
        }
        List<TypeRef> inner = new ArrayList<>();
        if (type instanceof NullableType nullable) {
            inner.add(nullable.type());
        } else if (type instanceof UnionType union) {
            inner.addAll(union.variants());
        } else if (type instanceof IntersectionType intersection) {
            inner.addAll(intersection.parts());
        } else {
            return Stream.of(type);
        }
        return inner.stream().flatMap(each -> forms(each, depth + 1));
    }

    /** Returns the types of a member, or of the elements for null as the name. */
    private static Stream<TypeRef> inner(TypeRef type, @Nullable String name) {
        if (name == null) {
            return type instanceof ArrayType list ? Stream.of(list.items()) : Stream.empty();
        }
        return type instanceof ObjectType object
                ? object.members().stream()
                        .filter(member -> member.name().equals(name))
                        .map(ObjectMember::type)
                : Stream.empty();
    }

    private boolean allowsNull(TypeRef type, int depth) {
        if (depth > DEEPEST) {
            return false;
        }
        if (type instanceof NamedType named) {
            TypeRef target = model.api().types().get(named.name());
            return target != null && allowsNull(target, depth + 1);
        }
        return type instanceof NullableType
                || type instanceof NullType
                || type instanceof EnumType listed && listed.values().contains(JsonNull.NULL)
                || type instanceof UnionType union
                        && union.variants().stream().anyMatch(each -> allowsNull(each, depth + 1));
    }
}
