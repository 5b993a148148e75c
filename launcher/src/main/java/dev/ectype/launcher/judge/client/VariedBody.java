package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.words.IdentifierNames;
import dev.ectype.runtime.json.Document;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Selects the members of a request body that responses return, so that a client can recognise its own values. */
final class VariedBody {
    /** Names of values that exist elsewhere, which a client cannot invent. */
    static final Pattern REFERENCE = Pattern.compile(
            ".*([a-z0-9]I[dD]s?|ID|Key|Ref|Url|URL|[_-](id|ids|key|ref|url)|^id|^url|href|link|links)$");

    /** Formats whose values a client cannot vary by other endings. */
    private static final List<String> STRICT_FORMATS = List.of(
            "date",
            "date-time",
            "time",
            "duration",
            "uuid",
            "uri",
            "url",
            "uri-reference",
            "hostname",
            "ip",
            "ipv4",
            "ipv6",
            "byte",
            "binary",
            "base64",
            "password",
            "decimal",
            "int64",
            "int32");

    private final DescribedTypes types;
    private final ResourceFamily family;

    VariedBody(DescribedTypes types, ResourceFamily family) {
        this.types = types;
        this.family = family;
    }

    /** Returns the type of the instance in a body: of the body itself, or of the object that it wraps. */
    static @Nullable TypeRef instanceType(DescribedTypes types, @Nullable TypeRef body, String noun) {
        String wrapper = InstanceReader.wrapper(types.members(body), types, noun);
        ObjectMember inner = wrapper == null ? null : types.members(body).get(wrapper);
        return inner == null ? body : inner.type();
    }

    /**
     * Selects the members for one request.
     *
     * @param number the identifier, if clients choose it and it is a number
     */
    BodyMembers of(DescribedOperation operation, long number) {
        TypeRef sent = instanceType(types, operation.bodyType(), family.noun());
        Map<String, ObjectMember> returned =
                types.members(instanceType(types, family.read().replyType(), family.noun()));
        List<String> wanted = new ArrayList<>();
        List<String> unique = new ArrayList<>();
        Map<String, Document> same = new LinkedHashMap<>();
        for (ObjectMember each : types.members(sent).values()) {
            TypeRef bare = types.bare(each.type());
            ObjectMember shown = returned.get(each.name());
            boolean identifier = IdentifierNames.isExact(family.parameter(), List.of(family.noun()), each.name());
            boolean reference = REFERENCE.matcher(each.name()).matches() && !identifier;
            boolean shared = shown != null
                    && !shown.type().notes().readOnly()
                    && !each.type().notes().readOnly()
                    && !each.type().notes().writeOnly();
            if (identifier && bare instanceof NumberType) {
                same.put(each.name(), Document.of(number));
            }
            if (shared && !reference && !identifier && isScalar(bare)) {
                wanted.add(each.name());
            }
            String common = shared && !identifier && shown != null ? common(each.type(), shown.type()) : null;
            if (common != null) {
                same.put(each.name(), Document.of(common));
            } else if (identifier ? bare instanceof TextType : !reference && isFreeText(bare) || isUuid(each, bare)) {
                unique.add(each.name());
            }
        }
        return new BodyMembers(wanted, unique, same);
    }

    /** Returns a value that both types allow if the returned type lists fewer values than the sent one, or null. */
    private @Nullable String common(TypeRef sent, TypeRef returned) {
        List<String> sendable = types.values(sent);
        List<String> returnable = types.values(returned);
        boolean narrower = sendable.isEmpty() ? isFreeText(types.bare(sent)) : !returnable.containsAll(sendable);
        return !narrower
                ? null
                : returnable.stream()
                        .filter(value -> sendable.isEmpty() || sendable.contains(value))
                        .findFirst()
                        .orElse(null);
    }

    private static boolean isScalar(@Nullable TypeRef type) {
        return type != null
                && !(type instanceof ObjectType)
                && !(type instanceof ArrayType)
                && !(type instanceof UnionType);
    }

    /** Returns whether clients choose an identifier that no two instances share. */
    private static boolean isUuid(ObjectMember member, @Nullable TypeRef type) {
        return type instanceof TextType text
                && "uuid".equals(text.format())
                && IdentifierNames.USUAL.contains(member.name())
                && !member.type().notes().readOnly();
    }

    private static boolean isFreeText(@Nullable TypeRef type) {
        return type instanceof TextType text && (text.format() == null || !STRICT_FORMATS.contains(text.format()));
    }
}
