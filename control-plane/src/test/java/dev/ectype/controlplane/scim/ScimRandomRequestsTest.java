package dev.ectype.controlplane.scim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client.Reply;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random filters, paths and bodies: no request fails on the side of the server, and each error has the shape of SCIM. */
class ScimRandomRequestsTest {
    private static final int REQUESTS = Integer.getInteger("ectype.scim-requests", 600);
    private static final long SEED = Long.getLong("ectype.scim-seed", 20260131);
    private static final List<String> WORDS = List.of(
            "userName",
            "emails",
            "emails.value",
            "name",
            "name.givenName",
            "active",
            "title",
            "groups",
            "members",
            "members.value",
            "meta.created",
            "displayName",
            "id",
            "externalId",
            "unknown",
            "urn:ietf:params:scim:schemas:core:2.0:User:title",
            "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
            "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager",
            "urn:ectype:params:scim:schemas:extension:1.0:Group:scope",
            "eq",
            "ne",
            "co",
            "sw",
            "ew",
            "gt",
            "ge",
            "lt",
            "le",
            "pr",
            "and",
            "or",
            "not",
            "(",
            ")",
            "[",
            "]",
            "[type eq \"work\"]",
            ".value",
            "\"a\"",
            "\"\"",
            "\"2026-01-31T12:00:00Z\"",
            "\"work\"",
            "true",
            "false",
            "null",
            "7",
            "\"\\u0041\"",
            "\"",
            "\\",
            "é",
            "💥",
            "$ref",
            ":",
            ".",
            "{",
            "}");

    private final ScimTenant tenant = new ScimTenant();
    private final Random random = new Random(SEED);
    private final List<String> paths = new ArrayList<>();

    @Test
    void noRequestFailsOnTheSideOfTheServer() {
        String user = tenant.create("{\"userName\":\"" + tenant.address("ada")
                + "\",\"title\":\"Dr\",\"emails\":[{\"value\":\"a\",\"type\":\"work\"}]}");
        String group = tenant.group("Team", user);
        paths.addAll(
                List.of("/scim/v2/Users", "/scim/v2/Groups", "/scim/v2/Users/" + user, "/scim/v2/Groups/" + group));
        int accepted = 0;
        for (int at = 0; at < REQUESTS; at++) {
            Reply reply = send();
            String description =
                    "request " + at + " with the seed " + SEED + ": " + reply.request() + " answered " + reply.body();
            assertThat(reply.status()).as(description).isLessThan(500);
            accepted += reply.status() < 400 ? 1 : 0;
            if (reply.status() >= 400) {
                assertThat(reply.json().propertyNames()).as(description).contains("schemas", "status", "detail");
            }
        }
        assertThat(accepted).as("accepted requests").isBetween(REQUESTS / 20, REQUESTS * 19 / 20);
    }

    private Reply send() {
        String path = paths.get(random.nextInt(paths.size()));
        return switch (random.nextInt(6)) {
            case 0 -> tenant.idp.get(path + "?filter=" + encoded(words(7)));
            case 1 ->
                tenant.idp.get(path + "?sortBy=" + encoded(words(2)) + "&attributes=" + encoded(words(2))
                        + "&startIndex=" + number() + "&count=" + number());
            case 2 ->
                tenant.idp.post(
                        path + "/.search",
                        "{\"filter\":" + quoted(WORDS.get(random.nextInt(19)) + " eq " + value(1)) + ",\"count\":"
                                + value(0) + "}");
            case 3 -> tenant.idp.post(path, object(3));
            case 4 -> tenant.idp.send("PUT", path, object(3));
            default -> tenant.idp.patch(path, "{\"Operations\":[" + operation() + "," + operation() + "]}");
        };
    }

    private String operation() {
        String op = List.of("add", "Replace", "remove", "ADD", "x").get(random.nextInt(5));
        String path = random.nextInt(4) == 0
                ? ""
                : ",\"path\":"
                        + quoted(random.nextBoolean() ? WORDS.get(random.nextInt(19)) : words(4).replace(" ", ""));
        return "{\"op\":\"" + op + "\"" + path + ",\"value\":" + value(3) + "}";
    }

    private String words(int most) {
        StringBuilder words = new StringBuilder();
        for (int left = 1 + random.nextInt(most); left > 0; left--) {
            words.append(WORDS.get(random.nextInt(WORDS.size()))).append(' ');
        }
        return words.toString().strip();
    }

    private String object(int depth) {
        StringBuilder object = new StringBuilder("{\"userName\":\"")
                .append(tenant.address("u" + random.nextInt(1_000_000)))
                .append("\",\"displayName\":\"d")
                .append(random.nextInt(1_000_000))
                .append('"');
        List<String> names = new ArrayList<>(WORDS.subList(1, 19));
        names.remove("displayName");
        Collections.shuffle(names, random);
        for (String name : names.subList(0, random.nextInt(3))) {
            object.append(',').append(quoted(name)).append(':').append(value(depth));
        }
        return object.append('}').toString();
    }

    private String value(int depth) {
        return switch (random.nextInt(depth == 0 ? 7 : 10)) {
            case 0 -> "true";
            case 1 -> "null";
            case 2 -> String.valueOf(random.nextInt(300) - 10);
            case 3 -> quoted(WORDS.get(random.nextInt(WORDS.size())));
            case 4 -> "\"" + "a".repeat(random.nextInt(1200)) + "\"";
            case 5 -> "\"\\u0000\"";
            case 6 -> "\"admin\"";
            case 7 -> "[" + value(depth - 1) + "," + value(depth - 1) + "]";
            case 8 -> "[]";
            default ->
                "{\"value\":" + value(depth - 1) + ",\"type\":" + value(depth - 1) + ",\"primary\":" + value(0) + "}";
        };
    }

    private String number() {
        return List.of("0", "1", "-5", "200", "99999999999", "a", "").get(random.nextInt(7));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
