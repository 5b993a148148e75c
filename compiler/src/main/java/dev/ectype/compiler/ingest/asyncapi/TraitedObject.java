package dev.ectype.compiler.ingest.asyncapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields of an operation or message with those of its traits. In version 2, a trait overrides the object and the traits
 * before it, as a JSON Merge Patch does (RFC 7396). Since version 3 the object overrides its traits.
 */
final class TraitedObject {
    private final DescriptionObject own;
    private final List<DescriptionObject> layers;

    private TraitedObject(DescriptionObject own, List<DescriptionObject> layers) {
        this.own = own;
        this.layers = layers;
    }

    static TraitedObject of(DescriptionObject own, AsyncApiVersion version, DescriptionReferences links) {
        List<DescriptionObject> layers = new ArrayList<>(List.of(own));
        for (LocatedNode place : own.list("traits")) {
            DescriptionObject trait = DescriptionObject.following(place, "traits", links);
            if (trait != null) {
                layers.add(trait);
            }
        }
        // Later traits override earlier ones in both versions.
        Collections.reverse(layers);
        if (version == AsyncApiVersion.V3) {
            layers.remove(layers.size() - 1);
            layers.add(0, own);
        }
        return new TraitedObject(own, List.copyOf(layers));
    }

    /** Returns the object without its traits. */
    DescriptionObject own() {
        return own;
    }

    /** Returns the object and its traits, those that override the others first. */
    List<DescriptionObject> layers() {
        return layers;
    }

    @Nullable
    String text(String field) {
        return owner(field).text(field);
    }

    boolean has(String field) {
        return owner(field).has(field);
    }

    @Nullable
    LocatedNode place(String field) {
        return owner(field).place(field);
    }

    @Nullable
    DescriptionObject object(String field) {
        return owner(field).object(field);
    }

    List<LocatedNode> list(String field) {
        return owner(field).list(field);
    }

    private DescriptionObject owner(String field) {
        for (DescriptionObject layer : layers) {
            if (layer.has(field)) {
                return layer;
            }
        }
        return own;
    }
}
