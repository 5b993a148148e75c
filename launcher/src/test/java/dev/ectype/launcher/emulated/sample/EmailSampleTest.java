package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.sample.SampleApi.Reply;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class EmailSampleTest {
    @SuppressWarnings("NullAway.Init")
    private static SampleApi api;

    @BeforeAll
    static void serve() {
        api = SampleApi.of("email", "X-Api-Key", "any");
    }

    @BeforeEach
    void forget() {
        api.reset();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static String domain(String name) {
        return "/domains/" + api.create("/domains", "{'name':'" + name + "'}", "id");
    }

    private static String template(String name) {
        return "/templates/" + api.create("/templates", "{'name':'" + name + "','subject':'Hi','text':'Glad.'}", "id");
    }

    private static String message(String more) {
        Reply accepted = api.post(
                "/messages", "{'from':'hello@letters.example.com','to':['ada@example.net'],'subject':'S'" + more + "}");
        assertThat(accepted.status()).isEqualTo(202);
        assertThat(accepted.at("status")).isEqualTo("queued");
        return "/messages/" + accepted.at("id");
    }

    private static Reply uploaded(String name, String content) {
        String part = "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                + "\"\r\nContent-Type: text/plain\r\n\r\n" + content + "\r\n--X--\r\n";
        return api.raw(api.at("/attachments")
                .header("content-type", "multipart/form-data; boundary=X")
                .POST(HttpRequest.BodyPublishers.ofString(part)));
    }

    @Test
    void aDomainIsVerifiedOnce() {
        String domain = domain("letters.example.com");
        assertThat(api.get(domain).at("status")).isEqualTo("pending");
        assertThat(api.get(domain).at("verificationToken")).matches("[a-f0-9]{32}");
        Reply verified = api.post(domain + "/verify", "");
        assertThat(verified.at("status")).isEqualTo("verified");
        assertThat(verified.at("verifiedAt")).startsWith("2025-01-01T");
        assertThat(api.post(domain + "/verify", "").at("code")).isEqualTo("INVALID_STATE");
        assertThat(api.get("/domains?status=pending").each("items", "id")).isEmpty();
        assertThat(api.get("/domains?status=verified").each("items", "name")).containsExactly("letters.example.com");
    }

    @Test
    void domainsAreUnique() {
        domain("letters.example.com");
        Reply taken = api.post("/domains", "{'name':'letters.example.com'}");
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.at("code")).isEqualTo("ALREADY_EXISTS");
        Reply wrong = api.post("/domains", "{'name':'not a domain'}");
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.each("details", "field")).containsExactly("name");
    }

    @Test
    void sendersBelongToADomainAndAreDeletedWithIt() {
        String domain = domain("letters.example.com");
        String other = domain("post.example.com");
        String sender = "{'address':'hello@letters.example.com','displayName':'Letters'}";
        String path = domain + "/senders/" + api.create(domain + "/senders", sender, "id");
        assertThat(api.get(path).at("domainId")).isEqualTo(domain.substring("/domains/".length()));
        assertThat(api.get(other + "/senders").each("items", "id")).isEmpty();
        assertThat(api.post(domain + "/senders", sender).status()).isEqualTo(409);
        assertThat(api.post("/domains/dom_00000000/senders", sender).status()).isEqualTo(404);
        assertThat(api.delete(domain).status()).isEqualTo(204);
        assertThat(api.get(path).status()).isEqualTo(404);
    }

    @Test
    void aTemplateIsDraftedPublishedAndRevised() {
        String template = template("welcome");
        assertThat(api.get(template).at("language")).isEqualTo("en");
        assertThat(api.post(template + "/publish", "").at("status")).isEqualTo("published");
        assertThat(api.post(template + "/publish", "").status()).isEqualTo(409);
        Reply worded = api.put(template, "{'name':'welcome','subject':'Hallo','text':'Schön.','language':'de'}");
        assertThat(worded.at("subject")).isEqualTo("Hallo");
        assertThat(api.get(template).at("status")).isEqualTo("published");
        template("farewell");
        assertThat(api.get("/templates?language=de").each("items", "name")).containsExactly("welcome");
        assertThat(api.get("/templates?status=draft").each("items", "name")).containsExactly("farewell");
    }

    @Test
    void languagesAreSeeded() {
        assertThat(api.get("/languages").each("items", "name"))
                .containsExactlyInAnyOrder("English", "German", "Portuguese", "Swedish");
        assertThat(api.get("/languages/sv").at("name")).isEqualTo("Swedish");
        assertThat(api.get("/languages/tlh").status()).isEqualTo(404);
    }

    @Test
    void aFileIsUploadedAndDownloaded() {
        Reply file = uploaded("lens.txt", "hello there");
        assertThat(file.status()).isEqualTo(201);
        assertThat(file.at("filename")).isEqualTo("lens.txt");
        assertThat(file.at("size")).isEqualTo("11");
        String path = "/attachments/" + file.at("id");
        Reply content = api.get(path + "/content");
        assertThat(content.response().body()).isEqualTo("hello there");
        assertThat(content.field("content-disposition")).contains("lens.txt");
        assertThat(api.delete(path).status()).isEqualTo(204);
        assertThat(api.get(path + "/content").status()).isEqualTo(404);
    }

    @Test
    void aMessageIsDeliveredWhenItIsPolled() {
        String message = message("");
        assertThat(api.get("/messages?status=queued").each("items", "subject")).containsExactly("S");
        Reply delivered = api.get(message);
        assertThat(delivered.at("status")).isEqualTo("delivered");
        assertThat(delivered.at("deliveredAt")).startsWith("2025-01-01T");
        assertThat(api.get("/messages?status=queued").each("items", "subject")).isEmpty();
        assertThat(api.post(message + "/cancel", "").status()).isEqualTo(409);
    }

    @Test
    void aQueuedMessageCanBeCanceled() {
        String message = message("");
        assertThat(api.post(message + "/cancel", "").at("status")).isEqualTo("canceled");
        assertThat(api.get(message).at("status")).isEqualTo("canceled");
        assertThat(api.post("/messages/msg_000000000000/cancel", "").status()).isEqualTo(404);
    }

    @Test
    void messagesAreListedByTemplateAndInPages() {
        String template = template("welcome").substring("/templates/".length());
        message(",'templateId':'" + template + "'");
        message("");
        assertThat(api.get("/messages?templateId=" + template).each("items", "templateId"))
                .containsExactly(template);
        Reply page = api.get("/messages?pageSize=1");
        assertThat(page.each("items", "templateId")).containsExactly("null");
        Reply next = api.get("/messages?pageSize=1&pageToken=" + page.at("nextPageToken"));
        assertThat(next.each("items", "templateId")).containsExactly(template);
        assertThat(next.at("nextPageToken")).isEmpty();
    }

    @Test
    void aMessageWithTheSameKeyIsSentOnce() {
        String body = "{'from':'hello@letters.example.com','to':['ada@example.net'],'subject':'S'}";
        String first = api.post("/messages", body, "Idempotency-Key", "k").at("id");
        assertThat(api.post("/messages", body, "Idempotency-Key", "k").at("id")).isEqualTo(first);
        assertThat(api.get("/messages").each("items", "id")).containsExactly(first);
    }

    @Test
    void aSuppressedAddressIsListedUntilItIsRemoved() {
        String address = "{'address':'gone@example.net','reason':'bounce'}";
        assertThat(api.post("/suppressions", address).status()).isEqualTo(201);
        assertThat(api.post("/suppressions", address).status()).isEqualTo(409);
        assertThat(api.get("/suppressions/gone@example.net").at("reason")).isEqualTo("bounce");
        assertThat(api.get("/suppressions?reason=complaint").each("items", "address"))
                .isEmpty();
        assertThat(api.delete("/suppressions/gone@example.net").status()).isEqualTo(204);
        assertThat(api.get("/suppressions/gone@example.net").status()).isEqualTo(404);
    }

    @Test
    void aWebhookIsSwitchedOffAndOn() {
        String hook = "{'url':'https://hooks.example.org/mail','events':['bounced']}";
        String path = "/webhooks/" + api.create("/webhooks", hook, "id");
        assertThat(api.get(path).at("enabled")).isEqualTo("true");
        assertThat(api.post(path + "/disable", "").at("enabled")).isEqualTo("false");
        assertThat(api.patch(path, "{'events':['opened','bounced']}").at("enabled"))
                .isEqualTo("false");
        assertThat(api.post(path + "/enable", "").at("enabled")).isEqualTo("true");
        assertThat(api.get(path).at("events")).contains("opened");
        assertThat(api.delete(path).status()).isEqualTo(204);
        assertThat(api.post(path + "/enable", "").status()).isEqualTo(404);
    }
}
