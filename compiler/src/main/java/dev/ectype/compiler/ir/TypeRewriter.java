package dev.ectype.compiler.ir;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.ContainsRule;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.ObjectTypeRules;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Rewrites types recursively inside types and API models, and reuses every unchanged object. */
public final class TypeRewriter {
    private static final Cases<TypeRef, Function<TypeNotes, TypeRef>> NOTED =
            Cases.<TypeRef, Function<TypeNotes, TypeRef>>of(TypeRef.class)
                    .on(AnyType.class, type -> AnyType::new)
                    .on(NoneType.class, type -> NoneType::new)
                    .on(NullType.class, type -> NullType::new)
                    .on(BooleanType.class, type -> BooleanType::new)
                    .on(NumberType.class, type -> notes -> number(type, notes))
                    .on(TextType.class, type -> notes -> text(type, notes))
                    .on(ArrayType.class, type -> notes -> array(type, notes))
                    .on(ObjectType.class, type -> notes -> object(type, notes))
                    .on(EnumType.class, type -> notes -> new EnumType(type.values(), type.contradictory(), notes))
                    .on(UnionType.class, type -> notes -> union(type, notes))
                    .on(IntersectionType.class, type -> notes -> new IntersectionType(type.parts(), notes))
                    .on(NotType.class, type -> notes -> new NotType(type.refused(), notes))
                    .on(
                            ConditionalType.class,
                            type -> notes -> new ConditionalType(type.test(), type.then(), type.otherwise(), notes))
                    .on(
                            UnevaluatedType.class,
                            type -> notes -> new UnevaluatedType(type.type(), type.members(), type.items(), notes))
                    .on(NullableType.class, type -> notes -> new NullableType(type.type(), notes))
                    .on(NamedType.class, type -> notes -> new NamedType(type.name(), notes))
                    .exhaustive();

    private TypeRewriter() {}

    /** Returns the type with other notes. */
    public static TypeRef withNotes(TypeRef type, TypeNotes notes) {
        return type.notes().equals(notes) ? type : NOTED.apply(type).apply(notes);
    }

    /** Returns the type with its direct children replaced, or the same type without children. */
    public static TypeRef rewriteChildren(TypeRef type, UnaryOperator<TypeRef> change) {
        if (type instanceof ObjectType object) {
            return object(object, change);
        }
        if (type instanceof ArrayType array) {
            return array(array, change);
        }
        if (type instanceof UnionType union) {
            return new UnionType(
                    all(union.variants(), change), union.exclusive(), union.discriminator(), union.notes());
        }
        if (type instanceof IntersectionType intersection) {
            return new IntersectionType(all(intersection.parts(), change), intersection.notes());
        }
        if (type instanceof NullableType nullable) {
            return new NullableType(change.apply(nullable.type()), nullable.notes());
        }
        if (type instanceof ConditionalType conditional) {
            return new ConditionalType(
                    change.apply(conditional.test()),
                    change.apply(conditional.then()),
                    change.apply(conditional.otherwise()),
                    conditional.notes());
        }
        if (type instanceof UnevaluatedType unevaluated) {
            return new UnevaluatedType(
                    change.apply(unevaluated.type()),
                    optional(unevaluated.members(), change),
                    optional(unevaluated.items(), change),
                    unevaluated.notes());
        }
        if (type instanceof TextType text) {
            return text.holding(optional(text.content(), change));
        }
        return type instanceof NotType not ? new NotType(change.apply(not.refused()), not.notes()) : type;
    }

    private static @Nullable TypeRef optional(@Nullable TypeRef type, UnaryOperator<TypeRef> change) {
        return type == null ? null : change.apply(type);
    }

    /**
     * Returns the model with every outermost type replaced: those declared, and those of parameters, bodies and
     * replies.
     */
    public static ApiModel rewriteModel(ApiModel model, UnaryOperator<TypeRef> change) {
        Map<TypeName, TypeRef> types = new LinkedHashMap<>();
        model.api().types().forEach((name, type) -> types.put(name, change.apply(type)));
        return model.withApi(model.api().withTypes(types))
                .withEndpoints(model.endpoints().stream()
                        .map(endpoint -> endpoint(endpoint, change))
                        .toList());
    }

    private static Endpoint endpoint(Endpoint endpoint, UnaryOperator<TypeRef> change) {
        List<Response> responses = endpoint.responses().stream()
                .map(response -> response.with(media(response.media(), change), parameters(response.headers(), change)))
                .toList();
        return endpoint.withParameters(parameters(endpoint.parameters(), change))
                .withPayloads(body(endpoint.body(), change), responses);
    }

    private static @Nullable RequestBody body(@Nullable RequestBody body, UnaryOperator<TypeRef> change) {
        return body == null ? null : new RequestBody(body.required(), media(body.media(), change));
    }

    private static List<Parameter> parameters(List<Parameter> parameters, UnaryOperator<TypeRef> change) {
        return parameters.stream()
                .map(parameter -> parameter.withType(change.apply(parameter.type())))
                .toList();
    }

    private static List<Media> media(List<Media> media, UnaryOperator<TypeRef> change) {
        List<Media> changed = new ArrayList<>(media.size());
        for (Media one : media) {
            TypeRef type = one.type();
            changed.add(type == null ? one : one.withType(change.apply(type)));
        }
        return changed;
    }

    private static TypeRef object(ObjectType object, UnaryOperator<TypeRef> change) {
        List<ObjectMember> members = new ArrayList<>(object.members().size());
        for (ObjectMember member : object.members()) {
            members.add(new ObjectMember(member.name(), change.apply(member.type()), member.required()));
        }
        Map<String, TypeRef> patterns = new LinkedHashMap<>();
        object.patterns().forEach((pattern, type) -> patterns.put(pattern, change.apply(type)));
        return new ObjectType(
                members,
                patterns,
                change.apply(object.additional()),
                object.minMembers(),
                object.maxMembers(),
                rules(object.rules(), change),
                object.notes());
    }

    private static ObjectTypeRules rules(ObjectTypeRules rules, UnaryOperator<TypeRef> change) {
        return rules.equals(ObjectTypeRules.NONE)
                ? rules
                : new ObjectTypeRules(
                        optional(rules.names(), change), all(rules.conditions(), change), rules.subtypes());
    }

    private static TypeRef array(ArrayType array, UnaryOperator<TypeRef> change) {
        List<ContainsRule> contains = array.contains().stream()
                .map(contained -> new ContainsRule(change.apply(contained.type()), contained.least(), contained.most()))
                .toList();
        return new ArrayType(
                all(array.prefix(), change),
                change.apply(array.items()),
                array.minItems(),
                array.maxItems(),
                array.uniqueItems(),
                contains,
                array.mergeKey(),
                array.notes());
    }

    private static List<TypeRef> all(List<TypeRef> types, UnaryOperator<TypeRef> change) {
        return types.stream().map(change).toList();
    }

    private static NumberType number(NumberType type, TypeNotes notes) {
        return new NumberType(
                type.integer(),
                type.format(),
                type.minimum(),
                type.exclusiveMinimum(),
                type.maximum(),
                type.exclusiveMaximum(),
                type.multipleOf(),
                notes);
    }

    private static TextType text(TextType type, TypeNotes notes) {
        return new TextType(type.format(), type.minLength(), type.maxLength(), type.pattern(), type.content(), notes);
    }

    private static ArrayType array(ArrayType type, TypeNotes notes) {
        return new ArrayType(
                type.prefix(),
                type.items(),
                type.minItems(),
                type.maxItems(),
                type.uniqueItems(),
                type.contains(),
                type.mergeKey(),
                notes);
    }

    private static ObjectType object(ObjectType type, TypeNotes notes) {
        return new ObjectType(
                type.members(),
                type.patterns(),
                type.additional(),
                type.minMembers(),
                type.maxMembers(),
                type.rules(),
                notes);
    }

    private static UnionType union(UnionType type, TypeNotes notes) {
        return new UnionType(type.variants(), type.exclusive(), type.discriminator(), notes);
    }
}
