package dev.ectype.launcher.emulated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests descriptions and clients that try to inject markup into the page of an emulator. */
final class HostilePageTest {
    private static final Pattern TAG =
            Pattern.compile("<(?!/?(?:html|head|meta|title|style|body|header|p|h1|h2|h3|small"
                    + "|code|nav|a|main|dl|div|dt|dd|section|pre|table|thead|tbody|tr|th|td|b|span)[ >])(?!!doctype)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</title><script>alert(1)</script>",
                "\"><img src=x onerror=alert(1)>",
                "' onmouseover='alert(1)",
                "</style><svg/onload=alert(1)>",
                "<!--",
                "&lt;script&gt;",
                "\u0000<script\u0000>",
                "javascript:alert(1)",
                "\u202egnp.exe",
                "\ud800"
            })
    void textsOfADescriptionAreEscaped(String text) throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(List.of(described(text)))) {
            served.post("/things", "{\"kind\":\"a\",\"name\":" + quoted(text) + "}");
            String page = served.get("/__service/").text();
            Matcher strange = TAG.matcher(page.substring(page.indexOf("</style>")));
            assertThat(strange.find()).as(page).isFalse();
            assertThat(page).doesNotContain("href=\"javascript", "\u0000", "&lt;script&gt;alert(1)&lt;/script&gt;\"");
            assertThat(Pattern.compile("href=\"/(?![/\\\\])")
                            .matcher(page)
                            .results()
                            .count())
                    .isEqualTo(Pattern.compile("href=").matcher(page).results().count());
            assertThat(Json.parse(served.get("/__service/openapi.json").text()).isObject())
                    .isTrue();
        }
    }

    private static String quoted(String text) {
        return JsonPrinter.compact(new JsonText(text));
    }

    /** Writes a description with the text wherever a description may contain one. */
    private static SourceRoot described(String text) {
        String quoted = quoted(text);
        String type = "{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"string\"},\"name\":{\"type\":\"string\","
                + "\"example\":" + quoted + "},\"kind\":{\"type\":\"string\",\"enum\":[" + quoted + ",\"a\"]}," + quoted
                + ":{\"type\":\"string\"}}}";
        String body =
                "{\"content\":{\"application/json\":{\"schema\":" + type + ",\"example\":{\"name\":" + quoted + "}}}}";
        String reply = "{\"201\":{\"description\":\"d\",\"content\":{\"application/json\":{\"schema\":" + type + "}}}}";
        String operation = "{\"operationId\":" + quoted + ",\"tags\":[" + quoted + "],\"requestBody\":" + body
                + ",\"responses\":" + reply + "}";
        String plain = operation.replace("\"operationId\":" + quoted + ",", "");
        String whole = "{\"openapi\":\"3.1.0\",\"info\":{\"title\":" + quoted + ",\"version\":" + quoted
                + "},\"paths\":{\"/things\":{\"post\":" + plain + "}," + quoted("/" + text) + ":{\"post\":" + operation
                + "},\"//evil.example\":{\"get\":{\"responses\":{\"200\":{\"description\":\"d\"}}}}}}";
        return SourceRoot.text("hostile.json", whole.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/__service/?q=<script>alert(1)</script>",
                "/__service/sandboxes/%3Cscript%3E/__service/",
                "/__service/sandboxes/%22%3E/__service/",
                "/__service/sandboxes/..%2f/__service/"
            })
    void valuesOfARequestAppearInNoPage(String path) throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(List.of(described("Quiet")))) {
            ServedDescription.Answer answer =
                    served.get(path.replace("<", "%3C").replace(">", "%3E"));
            assertThat(answer.text()).doesNotContain("<script", "alert(1)");
            assertThat(answer.status() == 200 || answer.header("content-type").startsWith("application/json"))
                    .isTrue();
        }
    }

    @Test
    void aLongListOfOperationsIsCut() throws IOException, InterruptedException {
        StringBuilder paths = new StringBuilder();
        for (int at = 0; at < 250; at++) {
            paths.append("/p").append(at).append(": {get: {responses: {'200': {description: d}}}}\n");
        }
        try (ServedDescription served = ServedDescription.of(paths.toString(), "A: {type: string}\n")) {
            String page = served.get("/__service/").text();
            assertThat(page).contains("<code>/p199</code>", "And 50 more: ").doesNotContain("<code>/p200</code>");
        }
    }
}
