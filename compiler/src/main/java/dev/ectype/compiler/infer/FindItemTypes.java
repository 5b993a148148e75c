package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnionType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Stores the fullest type with which a group's things are shown: when read, else when created, else in the list. */
final class FindItemTypes implements InferenceRule {
    private static final TypeRef OPEN =
            new ObjectType(List.of(), new LinkedHashMap<>(), AnyType.ANY, null, null, Notes.NONE);

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            Shown shown = shown(draft, sketch);
            if (shown == null) {
                proposals.add(proposal(new Change.Drop(sketch.key), 90, "no operation shows or takes an object there"));
            } else {
                proposals.add(store(draft, sketch, shown));
            }
        }
        return proposals;
    }

    private record Shown(TypeRef type, String evidence, int confidence) {}

    private Proposal store(Draft draft, Sketch sketch, Shown shown) {
        List<TypeRef> variants = draft.shapes.variants(shown.type());
        List<TypeRef> living = new ArrayList<>();
        TypeRef tombstone = null;
        for (TypeRef variant : variants) {
            if (Tombstones.isTombstone(draft.shapes, variant)) {
                tombstone = variant;
            } else {
                living.add(variant);
            }
        }
        boolean split = tombstone != null && living.size() == 1;
        TypeRef stored = split ? living.get(0) : shown.type();
        Change change = new Change.Store(sketch.key, stored, split ? tombstone : null);
        return proposal(
                change, shown.confidence(), shown.evidence() + (split ? ", and a deleted one differently" : ""));
    }

    /** What is read, unless it has no identifier and another way of showing it has one. */
    private static @Nullable Shown shown(Draft draft, Sketch sketch) {
        Shown read = read(draft, sketch);
        if (read != null && identified(draft, sketch, read)) {
            return read;
        }
        Shown created = created(draft, sketch);
        if (created != null && identified(draft, sketch, created)) {
            return created;
        }
        Shown listed = listed(draft, sketch);
        if (read != null && (listed == null || !identified(draft, sketch, listed))) {
            return read;
        }
        Shown written = listed == null ? written(draft, sketch) : listed;
        return written == null && isKept(draft, sketch)
                ? new Shown(OPEN, "it is made and read, whatever it is", 50)
                : written;
    }

    /** Whether things are created and read there without a word about them. */
    private static boolean isKept(Draft draft, Sketch sketch) {
        return !Creations.routes(draft, sketch).isEmpty() && sketch.isRead(draft);
    }

    private static @Nullable Shown read(Draft draft, Sketch sketch) {
        for (PathTemplate path : sketch.singleton ? sketch.collections : sketch.items) {
            Shown read = reply(draft, sketch, draft.routes.find("GET", path), sketch.singleton ? 85 : 95);
            if (read != null) {
                return read;
            }
        }
        return null;
    }

    private static @Nullable Shown created(Draft draft, Sketch sketch) {
        for (Route create : Creations.routes(draft, sketch)) {
            Shown created = reply(draft, sketch, create, 85);
            if (created != null) {
                return created;
            }
        }
        return null;
    }

    private static boolean identified(Draft draft, Sketch sketch, Shown shown) {
        Shape shape = draft.shapes.shape(shown.type());
        return sketch.singleton || draft.idMembers.of(shape, sketch.noun(), sketch.idParameter()) != null;
    }

    private static @Nullable Shown listed(Draft draft, Sketch sketch) {
        for (PathTemplate collection : sketch.collections) {
            Place items = draft.listed(collection, sketch.literal());
            if (items != null) {
                return new Shown(items.type(), "GET " + collection.key() + " lists it", 80);
            }
        }
        return null;
    }

    /** The last resorts: what a change of one shows, and what a creation takes. */
    private static @Nullable Shown written(Draft draft, Sketch sketch) {
        for (PathTemplate item : sketch.items) {
            for (String method : List.of("PUT", "PATCH")) {
                Shown changed = reply(draft, sketch, draft.routes.find(method, item), 70);
                if (changed != null) {
                    return changed;
                }
            }
        }
        for (Route route : writes(draft, sketch)) {
            TypeRef body = Payloads.bodyType(route.endpoint());
            Place taken = body == null ? null : draft.envelopes.item(body, sketch.noun(), sketch.idParameter());
            if (taken != null && !draft.shapes.shape(taken.type()).isEmpty()) {
                return new Shown(
                        taken.type(), route.method() + " " + route.path().key() + " takes it", 60);
            }
        }
        return null;
    }

    private static List<Route> writes(Draft draft, Sketch sketch) {
        List<Route> writes = new ArrayList<>();
        sketch.collections.forEach(path -> addIfThere(draft.routes.find("POST", path), writes));
        sketch.items.forEach(path -> addIfThere(draft.routes.find("PUT", path), writes));
        return writes;
    }

    private static void addIfThere(@Nullable Route route, List<Route> routes) {
        if (route != null) {
            routes.add(route);
        }
    }

    /** Where one is shown or a list of several, as files and folders are, what is stored is one. */
    private static TypeRef thing(Draft draft, TypeRef shown) {
        List<TypeRef> variants = draft.shapes.variants(shown);
        List<TypeRef> things = variants.stream()
                .filter(variant -> draft.shapes.items(variant) == null)
                .toList();
        boolean several = !things.isEmpty() && things.size() < variants.size();
        TypeRef only = things.size() == 1 ? things.get(0) : new UnionType(things, false, null, Notes.NONE);
        return several ? only : shown;
    }

    private static @Nullable Shown reply(Draft draft, Sketch sketch, @Nullable Route route, int confidence) {
        TypeRef reply = route == null ? null : Payloads.replyType(route.endpoint());
        Place item = reply == null ? null : draft.envelopes.item(reply, sketch.noun(), sketch.idParameter());
        if (route == null || item == null || draft.shapes.shape(item.type()).isEmpty()) {
            return null;
        }
        return new Shown(
                thing(draft, item.type()), route.method() + " " + route.path().key() + " shows it", confidence);
    }
}
