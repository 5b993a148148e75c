package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tests resources with paths as names, as in the standard methods of services. */
final class ResourceNamesTest {
    private static final LocalService LIBRARY = LocalService.of("shelves.proto", "example.shelves.Library/");
    private static final LocalService MAILING = LocalService.of("mailing.proto", "example.mailing.");

    @AfterAll
    static void close() {
        LIBRARY.close();
        MAILING.close();
    }

    @Test
    void clientChosenNamesAreFoundByTheirFullName() {
        String name = "projects/found/topics/orders";
        assertThat(mailing("Topics/CreateTopic", "{'name': '" + name + "', 'labels': {'a': 'b'}}"))
                .isEqualTo("200 {\"name\":\"" + name + "\",\"labels\":{\"a\":\"b\"}}");
        assertThat(mailing("Topics/GetTopic", "{'topic': '" + name + "'}"))
                .isEqualTo("200 {\"name\":\"" + name + "\",\"labels\":{\"a\":\"b\"}}");
        assertThat(mailing("Topics/CreateTopic", "{'name': '" + name + "'}")).startsWith("409 ");
        assertThat(mailing("Topics/GetTopic", "{'topic': 'projects/found/topics/none'}"))
                .startsWith("404 ");
        assertThat(mailing("Topics/DeleteTopic", "{'topic': '" + name + "'}")).startsWith("20");
        assertThat(mailing("Topics/DeleteTopic", "{'topic': '" + name + "'}")).startsWith("404 ");
        assertThat(mailing("Topics/GetTopic", "{'topic': '" + name + "'}")).startsWith("404 ");
    }

    @Test
    void aCreatedResourceContainsItsMembersAndNoRequestFields() {
        assertThat(library("CreateShelf", "{'shelf': {'theme': 'Sea'}}"))
                .matches("200 \\{\"name\":\"shelves/[0-9]+\",\"theme\":\"Sea\"}");
        shelf("told");
        assertThat(library(
                        "CreateBook",
                        "{'parent': 'shelves/told', 'bookId': 'moby', 'validateOnly': false,"
                                + " 'book': {'title': 'Moby-Dick', 'name': 'ignored'}}"))
                .isEqualTo("200 {\"name\":\"shelves/told/books/moby\",\"title\":\"Moby-Dick\"}");
        assertThat(library("GetBook", "{'name': 'shelves/told/books/moby'}"))
                .isEqualTo("200 {\"name\":\"shelves/told/books/moby\",\"title\":\"Moby-Dick\"}");
        assertThat(library("CreateBook", "{'parent': 'shelves/told', 'bookId': 'moby', 'book': {}}"))
                .startsWith("409 ");
        assertThat(library("CreateBook", "{'parent': 'shelves/told', 'book': {'title': 'Typee'}}"))
                .matches("200 \\{\"name\":\"shelves/told/books/[0-9]+\",\"title\":\"Typee\"}");
    }

    @Test
    void resourcesFromPlainFieldsAreNamedByTheirParentToo() {
        shelf("lent");
        book("shelves/lent", "x");
        String loan = "{\"name\":\"shelves/lent/books/x/loans/1\",\"days\":7}";
        assertThat(library("AddLoan", "{'parent': 'shelves/lent/books/x', 'days': 7}"))
                .isEqualTo("200 " + loan);
        assertThat(library("GetLoan", "{'name': 'shelves/lent/books/x/loans/1'}"))
                .isEqualTo("200 " + loan);
    }

    @Test
    void listsContainTheResourcesBelowTheirParent() {
        shelf("one");
        shelf("one-more");
        book("shelves/one", "a");
        book("shelves/one", "b");
        book("shelves/one-more", "c");
        assertThat(library("ListBooks", "{'parent': 'shelves/one'}"))
                .contains("shelves/one/books/a", "shelves/one/books/b")
                .doesNotContain("one-more");
        assertThat(library("ListBooks", "{'parent': 'shelves/-'}")).contains("one/books/a", "one-more/books/c");
        assertThat(library("ListBooks", "{'parent': 'shelves/empty'}")).doesNotContain("name");
        for (String project : new String[] {"left", "right"}) {
            mailing("Topics/CreateTopic", "{'name': 'projects/" + project + "/topics/same'}");
        }
        assertThat(mailing("Topics/ListTopics", "{'project': 'projects/left'}"))
                .contains("projects/left/topics/same")
                .doesNotContain("right");
    }

    @Test
    void listsContinueAtTheirTokens() {
        shelf("paged");
        for (String id : new String[] {"p1", "p2", "p3"}) {
            book("shelves/paged", id);
        }
        LocalService.Answer first = LIBRARY.call("ListBooks", "{'parent': 'shelves/paged', 'pageSize': 2}");
        String token = first.text().replaceAll(".*\"nextPageToken\":\"([^\"]+)\".*", "$1");
        assertThat(first.text()).contains("books/p3", "books/p2").doesNotContain("books/p1");
        String last = library("ListBooks", "{'parent': 'shelves/paged', 'pageSize': 2, 'pageToken': '" + token + "'}");
        assertThat(last).contains("books/p1").doesNotContain("books/p2").doesNotContain("books/p3");
        assertThat(last).doesNotContainPattern("nextPageToken\":\"[^\"]");
    }

    @Test
    void updatesChangeTheFieldsOfTheirMask() {
        shelf("changed");
        book("shelves/changed", "x");
        String name = "'name': 'shelves/changed/books/x'";
        library("UpdateBook", "{'book': {" + name + ", 'author': 'A', 'rights': {'owner': 'O', 'licenseText': 'L'}}}");
        assertThat(library("GetBook", "{" + name + "}"))
                .contains("\"title\":\"x\"", "\"author\":\"A\"", "\"owner\":\"O\"", "\"licenseText\":\"L\"");
        library(
                "UpdateBook",
                "{'updateMask': 'title,rights.owner', 'book': {" + name
                        + ", 'title': 'T', 'author': 'B', 'rights': {'owner': 'P', 'licenseText': 'M'}}}");
        assertThat(library("GetBook", "{" + name + "}"))
                .contains("\"title\":\"T\"", "\"author\":\"A\"", "\"owner\":\"P\"", "\"licenseText\":\"L\"");
        assertThat(library("UpdateBook", "{'updateMask': 'author,rights', 'book': {" + name + ", 'rights': {}}}"))
                .contains("\"title\":\"T\"")
                .doesNotContain("author")
                .doesNotContain("owner")
                .doesNotContain("licenseText");
        assertThat(library("UpdateBook", "{'book': {'name': 'shelves/changed/books/none', 'title': 'T'}}"))
                .startsWith("404 ");
    }

    @Test
    void aCreationBelowAMissingParentIsRejected() {
        assertThat(library("CreateBook", "{'parent': 'shelves/none', 'bookId': 'x', 'book': {}}"))
                .startsWith("404 ");
        assertThat(library("GetBook", "{'name': 'shelves/none/books/x'}")).startsWith("404 ");
    }

    private static void shelf(String id) {
        assertThat(library("CreateShelf", "{'shelfId': '" + id + "', 'shelf': {}}"))
                .isEqualTo("200 {\"name\":\"shelves/" + id + "\"}");
    }

    private static void book(String parent, String id) {
        assertThat(library(
                        "CreateBook",
                        "{'parent': '" + parent + "', 'bookId': '" + id + "', 'book': {'title': '" + id + "'}}"))
                .startsWith("200 ");
    }

    private static String library(String method, String message) {
        return words(LIBRARY.call(method, message));
    }

    private static String mailing(String method, String message) {
        return words(MAILING.call(method, message));
    }

    private static String words(LocalService.Answer answer) {
        return answer.status() + " " + answer.text();
    }
}
