package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the resource that the messages of a channel are about. */
final class EventPayloads {
    private EventPayloads() {}

    /**
     * Returns the resource whose type the payload is or contains, else the one that the name begins with, as {@code OrderCreated} does;
     * null without one.
     */
    static @Nullable ResourceDraft resourceOf(ModelDraft draft, Endpoint endpoint, String name) {
        TypeRef payload = Payloads.replyType(endpoint);
        ResourceDraft stored = payload == null ? null : storing(draft, payload);
        if (stored != null || payload == null) {
            return stored;
        }
        for (ObjectMember member : draft.shapes.shape(payload).members().values()) {
            ResourceDraft part = storing(draft, member.type());
            if (part != null
                    && NameWords.key(member.name())
                            .equals(NameWords.key(part.resourceName().value()))) {
                return part;
            }
        }
        List<String> words = NameWords.of(name);
        for (int count = words.size() - 1; count > 0; count--) {
            ResourceDraft named = called(draft, String.join("_", words.subList(0, count)));
            if (named != null) {
                return named;
            }
        }
        return null;
    }

    private static @Nullable ResourceDraft storing(ModelDraft draft, TypeRef type) {
        return type instanceof NamedType named ? storing(draft, named.name()) : null;
    }

    /** Returns the resource whose instances have a declared type, or null. */
    static @Nullable ResourceDraft storing(ModelDraft draft, TypeName type) {
        for (ResourceDraft resource : draft.resources()) {
            if (resource.type instanceof NamedType named && named.name().equals(type)) {
                return resource;
            }
        }
        return null;
    }

    private static @Nullable ResourceDraft called(ModelDraft draft, String noun) {
        for (ResourceDraft resource : draft.resources()) {
            if (NameWords.key(resource.resourceName().value()).equals(NameWords.key(noun))) {
                return resource;
            }
        }
        return null;
    }
}
