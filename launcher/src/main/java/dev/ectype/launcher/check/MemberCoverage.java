package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.runtime.json.Document;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Counts the members that schemas of responses describe, and those that a response contains. */
final class MemberCoverage {
    /** A type that contains itself without an object between ends here. */
    private static final int DEEPEST = 40;

    private static final int ELEMENTS = 20;

    private final DescribedApi api;
    private final Set<String> described = new LinkedHashSet<>();
    private final Set<String> returned = new LinkedHashSet<>();

    MemberCoverage(DescribedApi api) {
        this.api = api;
    }

    int described() {
        return described.size();
    }

    int returned() {
        return returned.size();
    }

    /** Counts the members of one valid response. */
    void add(Endpoint endpoint, EmulatorResponse response) {
        DescribedOperation operation = api.operation(endpoint.id());
        TypeRef type = operation == null ? null : operation.replyType();
        Document body = type == null || !response.mediaType().contains("json") ? null : response.json();
        if (body != null) {
            visit(type, body, endpoint.id().value(), DEEPEST);
        }
    }

    private void visit(@Nullable TypeRef type, Document value, String place, int depth) {
        if (type == null || depth == 0) {
            return;
        }
        if (type instanceof NamedType named) {
            visit(api.types().bare(named), value, place, depth - 1);
        } else if (type instanceof NullableType nullable) {
            visit(nullable.type(), value, place, depth - 1);
        } else if (type instanceof IntersectionType parts) {
            parts.parts().forEach(part -> visit(part, value, place, depth - 1));
        } else if (type instanceof UnionType union) {
            visit(variant(union, value), value, place, depth - 1);
        } else if (type instanceof ArrayType array && value.isArray()) {
            int count = 0;
            for (Document element : value.elements()) {
                if (count++ < ELEMENTS) {
                    visit(array.items(), element, place + "/*", depth - 1);
                }
            }
        } else if (type instanceof ObjectType object && value.isObject()) {
            object.members().forEach(member -> member(member, value, place, depth - 1));
        }
    }

    private void member(ObjectMember member, Document object, String place, int depth) {
        if (member.type().notes().writeOnly()) {
            return;
        }
        String here = place + "/" + member.name();
        described.add(here);
        Document value = object.member(member.name());
        if (value != null && (!value.isNull() || api.types().bare(member.type()) instanceof NullType)) {
            returned.add(here);
            visit(member.type(), value, here, depth);
        }
    }

    /** Returns the variant with the most members of a value; of several, the first. */
    private @Nullable TypeRef variant(UnionType union, Document value) {
        DescribedTypes types = api.types();
        TypeRef best = null;
        long most = -1;
        for (TypeRef each : union.children()) {
            long shared = value.isObject()
                    ? types.members(each).keySet().stream()
                            .filter(name -> value.member(name) != null)
                            .count()
                    : types.items(each) != null && value.isArray() ? 1 : 0;
            best = shared > most ? each : best;
            most = Math.max(most, shared);
        }
        return best;
    }
}
