package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Pointing;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.plan.TiePlan;
import org.jspecify.annotations.Nullable;

/** Lets what is changed stay in the places where it lives, unless the client says where else it is to be. */
final class Whereabouts {
    private final Shelf shelf;

    Whereabouts(Shelf shelf) {
        this.shelf = shelf;
    }

    /** What the client sent, with the places that it does not really speak of as they are. */
    @Nullable
    Document kept(Shown.Instance target, @Nullable Document item) {
        if (item == null || !item.isObject()) {
            return item;
        }
        Document before = Json.parse(target.document());
        Document kept = item;
        for (Pointing.Pointer home : shelf.shape().pointing().homes()) {
            Document now = before.member(home.member());
            Document told = item.member(home.member());
            boolean silent = told == null || leadsNowhere(told, home.resource())
                    ? leadsThrough(home.resource())
                    : namesNone(told, home.resource());
            if (now != null && !now.isNull() && silent) {
                kept = ObjectEdit.of(kept).set(home.member(), now).toDocument();
            }
        }
        return kept;
    }

    /** Whether the path of the request leads through such a place: what is put there is there. */
    private boolean leadsThrough(String resource) {
        for (TiePlan tie : shelf.exchange().endpoint().route().plan().ties()) {
            if (tie.resource().equals(resource)) {
                return true;
            }
        }
        return false;
    }

    /** Examples name places that are not there. */
    private boolean leadsNowhere(Document told, String resource) {
        ResourceShape place = shelf.exchange().world().shapes().get(resource);
        boolean scalar = told.isString() || told.isLong();
        return scalar && !place.isBoundless() && new Shelf(shelf.exchange(), place, null).find(told.text()) == null;
    }

    /** An object without identifier describes a place and does not say which. */
    private boolean namesNone(Document told, String resource) {
        MemberName idMember = shelf.exchange().world().shapes().get(resource).idMember();
        return told.isObject() && idMember != null && told.member(idMember) == null;
    }
}
