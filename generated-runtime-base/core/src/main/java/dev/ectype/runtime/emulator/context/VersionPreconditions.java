package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.emulator.document.IdentityCompanions;
import dev.ectype.runtime.emulator.reply.EntityTag;
import dev.ectype.runtime.emulator.reply.LastModified;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.plan.resource.VersionPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.MemberSchema;
import org.jspecify.annotations.Nullable;

/** Checks the version preconditions of requests against the current version of an instance. */
public final class VersionPreconditions {
    private VersionPreconditions() {}

    /** Rejects a change if the version of the instance does not match the conditional headers of the request. */
    static void require(Request request, ReplyContent.Instance target) {
        String match = request.header("if-match");
        if (match != null && !EntityTag.lists(match, EntityTag.of(target), false)) {
            throw Problem.stale("'" + target.id() + "' has changed: its entity tag is " + EntityTag.of(target));
        }
        String none = request.header("if-none-match");
        if (none != null && EntityTag.lists(none, EntityTag.of(target), true)) {
            throw Problem.stale("'" + target.id() + "' already exists with entity tag " + EntityTag.of(target));
        }
        String since = match == null ? request.header("if-unmodified-since") : null;
        Long known = since == null ? null : LastModified.parse(since);
        Long changed = known == null
                ? null
                : LastModified.of(Json.parse(target.document()), target.shape().plan());
        if (known != null && changed != null && changed > known) {
            throw Problem.stale("'" + target.id() + "' has changed since " + since);
        }
    }

    /** Rejects the creation of an instance if the request expects it to exist. */
    public static void requireAbsent(Request request, String id) {
        String match = request.header("if-match");
        if (match != null) {
            throw Problem.stale("'" + id + "' does not exist and has no entity tag " + match);
        }
    }

    /** Rejects a body with an outdated version if the body requires a version member or numbers its versions. */
    public static void requireMember(
            PreparedOperation operation, ReplyContent.Instance target, @Nullable Document body) {
        if (IdentityCompanions.exist(target.shape())
                && IdentityCompanions.isStale(target.shape(), Json.parse(target.document()), body)) {
            throw Problem.conflict("'" + target.id() + "' has changed since the version in the request");
        }
        VersionPlan version = target.shape().plan().version();
        String name = version == null ? null : version.member();
        Document sentVersion = name == null || body == null ? null : body.member(name);
        MemberSchema member = sentVersion == null || name == null || operation.bodyItem() == null
                ? null
                : SchemaShape.member(operation.bodyItem(), name);
        if (name == null || sentVersion == null || member == null || !member.required()) {
            return;
        }
        Document current = Json.parse(target.document()).member(name);
        if (current != null && !current.isNull() && !current.equals(sentVersion)) {
            throw Problem.conflict("'" + target.id() + "' has changed: its " + name + " is " + current.text() + ", not "
                    + sentVersion.text());
        }
    }

    /** Rejects a deletion whose body has an object of preconditions, such as a version or a key, that the instance does not meet. */
    public static void requireConditions(ReplyContent.Instance target, @Nullable Document body) {
        if (body == null || !body.isObject() || !IdentityCompanions.exist(target.shape())) {
            return;
        }
        Document stored = Json.parse(target.document());
        for (JsonMember member : body.members()) {
            String other = IdentityCompanions.differing(target.shape(), stored, member.value());
            if (other != null) {
                throw Problem.conflict(
                        "'" + target.id() + "' does not meet the precondition: its " + other + " is another one");
            }
        }
    }

    /** Applies the conditional headers of a read: replies 304 to an unchanged document and rejects a failed {@code If-Match}. */
    public static void answer(Request request, ReplyBuffer reply) {
        if (reply.status() != 200 || reply.stream() != null) {
            return;
        }
        String tag = field("etag", reply);
        if (tag == null && reply.bodyTo() > reply.bodyFrom()) {
            tag = EntityTag.of(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
            reply.header("etag", tag);
        }
        String match = request.header("if-match");
        if (match != null && tag != null && !EntityTag.lists(match, tag, false)) {
            throw Problem.stale("the representation has changed: its entity tag is " + tag);
        }
        String none = request.header("if-none-match");
        if (none != null ? tag != null && EntityTag.lists(none, tag, true) : isOld(request, reply)) {
            unchanged(tag, reply);
        }
    }

    private static boolean isOld(Request request, ReplyBuffer reply) {
        String since = request.header("if-modified-since");
        String changed = since == null ? null : field("last-modified", reply);
        Long known = since == null ? null : LastModified.parse(since);
        Long last = changed == null ? null : LastModified.parse(changed);
        return known != null && last != null && last <= known;
    }

    private static void unchanged(@Nullable String tag, ReplyBuffer reply) {
        String reason = reply.reason();
        reply.reset().status(304).reason(reason);
        if (tag != null) {
            reply.header("etag", tag);
        }
    }

    private static @Nullable String field(String name, ReplyBuffer reply) {
        for (int index = 0; index < reply.headerCount(); index++) {
            HeaderField field = reply.headerAt(index);
            if (field.name().equals(name)) {
                return field.value();
            }
        }
        return null;
    }
}
