package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests methods of services that have no annotations: only names, types and comments. */
final class PlainMethodsTest {
    private final LocalService library = LocalService.of("plain-library.proto", "example.library.v1.LibraryService/");
    private final LocalService desk = LocalService.of("plain-desk.proto", "example.desk.");

    @AfterEach
    void close() {
        library.close();
        desk.close();
    }

    private String library(String method, String message) {
        LocalService.Answer answer = library.call(method, message);
        return answer.status() + " " + answer.text();
    }

    private String desk(String method, String message) {
        LocalService.Answer answer = desk.call(method, message);
        return answer.status() + " " + answer.text();
    }

    private void fill() {
        library("CreateShelf", "{'shelf': {'theme': 'sea'}}");
        library("CreateShelf", "{'shelf': {'theme': 'war'}}");
        library("CreateBook", "{'parent': 'shelves/1', 'book': {'title': 'Moby'}}");
        library("CreateBook", "{'parent': 'shelves/2', 'book': {'title': 'Iliad'}}");
    }

    @Test
    void namesOfInstancesBeginWithTheirParent() {
        assertThat(library("CreateShelf", "{'shelf': {'theme': 'sea'}}"))
                .isEqualTo("200 {\"name\":\"shelves/1\",\"theme\":\"sea\"}");
        assertThat(library("CreateBook", "{'parent': 'shelves/1', 'book': {'title': 'Moby'}}"))
                .startsWith("200 {\"name\":\"shelves/1/books/1\",");
        assertThat(library("GetBook", "{'name': 'shelves/1/books/1'}")).contains("Moby");
        assertThat(library("GetBook", "{'name': 'shelves/1/books/2'}")).startsWith("404 ");
        assertThat(library("CreateBook", "{'parent': 'shelves/9', 'book': {'title': 'Moby'}}"))
                .startsWith("404 ");
    }

    @Test
    void aParentListsItsOwnInstances() {
        fill();
        assertThat(library("ListBooks", "{'parent': 'shelves/1'}"))
                .contains("Moby")
                .doesNotContain("Iliad");
        assertThat(library("ListBooks", "{'parent': 'shelves/2'}"))
                .contains("Iliad")
                .doesNotContain("Moby");
        assertThat(library("ListBooks", "{'parent': 'shelves/9'}")).startsWith("404 ");
        assertThat(library("ListBooks", "{'parent': 'shelves/-'}")).contains("Iliad", "Moby");
        assertThat(library("ListShelves", "{'pageSize': 1}"))
                .contains("war", "nextPageToken")
                .doesNotContain("sea");
    }

    @Test
    void anUpdateChangesTheMembersOfItsMask() {
        fill();
        assertThat(library(
                        "UpdateBook",
                        "{'book': {'name': 'shelves/1/books/1', 'title': 'Typee', 'author': 'x'},"
                                + " 'updateMask': 'title'}"))
                .contains("Typee")
                .doesNotContain("\"x\"");
        assertThat(library("GetBook", "{'name': 'shelves/1/books/1'}")).contains("Typee");
    }

    @Test
    void aDeletionOfAParentDeletesItsInstances() {
        fill();
        assertThat(library("DeleteShelf", "{'name': 'shelves/1'}")).startsWith("200 ");
        assertThat(library("GetBook", "{'name': 'shelves/1/books/1'}")).startsWith("404 ");
        assertThat(library("GetBook", "{'name': 'shelves/2/books/2'}")).contains("Iliad");
        assertThat(library("DeleteShelf", "{'name': 'shelves/1'}")).startsWith("404 ");
    }

    @Test
    void aServiceIsTheNounOfItsVerbs() {
        assertThat(desk("Tickets/Create", "{'title': 'Late'}")).contains("ticket_1", "Late", "TICKET_STATUS_OPEN");
        assertThat(desk("Tickets/Update", "{'ticketId': 'ticket_1', 'title': 'Later'}"))
                .contains("Later");
        assertThat(desk("Tickets/Close", "{'ticketId': 'ticket_1'}")).contains("TICKET_STATUS_CLOSED");
        assertThat(desk("Tickets/Get", "{'ticketId': 'ticket_1'}")).contains("Later", "TICKET_STATUS_CLOSED");
        assertThat(desk("Tickets/Delete", "{'ticketId': 'ticket_1'}")).startsWith("200 ");
        assertThat(desk("Tickets/Get", "{'ticketId': 'ticket_1'}")).startsWith("404 ");
    }

    @Test
    void fieldsOfARequestFilterItsList() {
        desk("Tickets/Create", "{'title': 'Late'}");
        desk("Tickets/Create", "{'title': 'Lost'}");
        desk("Tickets/Close", "{'ticketId': 'ticket_1'}");
        assertThat(desk("Tickets/List", "{'status': 'TICKET_STATUS_CLOSED'}"))
                .contains("Late")
                .doesNotContain("Lost");
        assertThat(desk("Tickets/List", "{}")).contains("Late", "Lost");
        desk("CommentService/AddComment", "{'ticketId': 'ticket_1', 'text': 'one'}");
        desk("CommentService/AddComment", "{'ticketId': 'ticket_2', 'text': 'two'}");
        assertThat(desk("CommentService/ListComments", "{'ticketId': 'ticket_2'}"))
                .contains("two")
                .doesNotContain("one");
    }

    @Test
    void theNounMayComeFirst() {
        assertThat(desk("Auth/UserAdd", "{'name': 'ann', 'password': 'x'}")).startsWith("200 ");
        assertThat(desk("Auth/UserAdd", "{'name': 'ann', 'password': 'x'}")).startsWith("409 ");
        assertThat(desk("Auth/UserList", "{}")).isEqualTo("200 {\"users\":[\"ann\"]}");
        assertThat(desk("Auth/UserChangePassword", "{'name': 'ann', 'password': 'y'}"))
                .startsWith("200 ");
        assertThat(desk("Auth/UserChangePassword", "{'name': 'bob', 'password': 'y'}"))
                .startsWith("404 ");
        assertThat(desk("Auth/UserDelete", "{'name': 'ann'}")).startsWith("200 ");
        assertThat(desk("Auth/UserGet", "{'name': 'ann'}")).startsWith("404 ");
    }

    @Test
    void theNameOfTheServiceMayComeFirst() {
        assertThat(desk("Controller/CreateVolume", "{'name': 'disk', 'capacityBytes': 5}"))
                .contains("volume_1");
        assertThat(desk("Controller/ControllerGetVolume", "{'volumeId': 'volume_1'}"))
                .contains("volume_1", "\"capacityBytes\":5");
        assertThat(desk("Controller/ControllerExpandVolume", "{'volumeId': 'volume_1', 'capacityBytes': 9}"))
                .startsWith("200 ");
        assertThat(desk("Controller/ControllerGetVolume", "{'volumeId': 'volume_1'}"))
                .contains("\"capacityBytes\":9");
        assertThat(desk("Controller/ControllerExpandVolume", "{'volumeId': 'volume_2', 'capacityBytes': 9}"))
                .startsWith("404 ");
    }
}
