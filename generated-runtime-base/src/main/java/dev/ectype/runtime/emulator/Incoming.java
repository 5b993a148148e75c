package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.reply.Shown;
import dev.ectype.runtime.emulator.resource.Change;
import dev.ectype.runtime.emulator.resource.Listing;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Puts what a client sends into the form in which it is kept: a list into the object that stands for it, and in the place
 * of an identifier the instance that it names, where the description shows instances whole.
 */
final class Incoming {
    private final Referred referred;

    private Incoming(Exchange exchange) {
        this.referred = new Referred(exchange);
    }

    /** What the request carries of an instance of that shape, as it is to be kept. */
    static @Nullable Document item(@Nullable Document sent, Exchange exchange, ResourceShape shape) {
        Document item = exchange.endpoint()
                .storable(shape, sent, exchange.arguments().payload().files());
        boolean differs = item != null
                && item.isObject()
                && exchange.endpoint().differs(shape, exchange.world().shapes());
        return item == null || !differs ? item : new Incoming(exchange).kept(item, shape.type());
    }

    /** What a request says is to become of an instance. */
    static Change change(Shelf shelf, Shown.Instance target, Body<?> body) {
        Exchange exchange = shelf.exchange();
        ResourceShape shape = shelf.shape();
        Document told = body.mask().applied(body.item(), Json.parse(target.document()));
        Document sent = item(Facts.told(told, shape.type(), body.parts()), exchange, shape);
        Document item = shape.pointing().homes().isEmpty() ? sent : new Whereabouts(shelf).kept(target, sent);
        boolean composed = item != null && !shape.pieces().isEmpty();
        return new Change(
                item == null || !composed ? item : new Pieces(exchange).changed(target, item),
                body.manner(exchange.request()),
                exchange.endpoint().bodyItem(),
                exchange.endpoint().spelling(shape),
                exchange.transaction().now());
    }

    private Document kept(Document value, Schema type) {
        Schema bare = Shape.bare(type);
        if (bare instanceof ArraySchema list) {
            return value.isArray() ? each(value, list.items()) : value;
        }
        if (!(bare instanceof ObjectSchema object)) {
            return value;
        }
        if (value.isObject()) {
            return members(value, object);
        }
        if (value.isArray()) {
            return listed(value, object);
        }
        Document found = value.isString() || value.isNumber() ? referred.named(value, type) : null;
        return found == null ? value : found;
    }

    private Document members(Document value, ObjectSchema object) {
        JsonWriter out = new JsonWriter(value.length() + 64).beginObject();
        for (Member member : value.members()) {
            MemberSchema known = object.member(member.name());
            out.name(member.name()).value(known == null ? member.value() : kept(member.value(), known.type()));
        }
        return out.endObject().toDocument();
    }

    private Document listed(Document value, ObjectSchema object) {
        MemberSchema elements = Listing.elements(object);
        return elements == null
                ? value
                : new JsonWriter(value.length() + 64)
                        .beginObject()
                        .name(elements.name())
                        .value(kept(value, elements.type()))
                        .endObject()
                        .toDocument();
    }

    private Document each(Document list, Schema items) {
        JsonWriter out = new JsonWriter(list.length() + 64).beginArray();
        list.elements().forEach(element -> out.value(kept(element, items)));
        return out.endArray().toDocument();
    }
}
