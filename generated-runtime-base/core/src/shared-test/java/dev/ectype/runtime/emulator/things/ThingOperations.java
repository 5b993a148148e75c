package dev.ectype.runtime.emulator.things;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.ResourceKind;
import dev.ectype.runtime.json.Document;

/** The operations of the API. */
public class ThingOperations extends Operations {
    private static final ResourceKind<Document> USERS = ResourceKind.of("users", Document.class);
    private static final ResourceKind<Document> REPOS = ResourceKind.of("repos", Document.class);
    private static final ResourceKind<Document> CURRENCIES = ResourceKind.of("currencies", Document.class);
    private static final ResourceKind<Document> NOTES = ResourceKind.of("notes", Document.class);
    private static final ResourceKind<Document> SETTINGS = ResourceKind.of("settings", Document.class);

    public ThingOperations(RequestContext exchange) {
        super(exchange);
    }

    protected Reply<Document> putUser(String user, Body<Document> body) {
        return created(users().upsert(user, body));
    }

    protected Reply<Document> createRepo(String user, Body<Document> body) {
        return created(repos().in(users().require(user)).insert(body));
    }

    protected Reply<Document> getRepo(String user, String repo) {
        return ok(repos().in(users().require(user)).require(repo));
    }

    protected Reply<Page<Document>> listRepos(String user) {
        return page(repos().in(users().require(user)).all());
    }

    protected Reply<Document> getCurrency(String code) {
        return ok(store(CURRENCIES).require(code));
    }

    protected Reply<Void> deleteCurrency(String code) {
        store(CURRENCIES).remove(store(CURRENCIES).require(code));
        return noContent();
    }

    protected Reply<Document> createNote(Body<Document> body) {
        return created(store(NOTES).insert(body));
    }

    protected Reply<Document> getNote(String note) {
        return ok(store(NOTES).require(note));
    }

    protected Reply<Document> deleteNote(String note) {
        return deleted(store(NOTES).remove(store(NOTES).require(note)));
    }

    protected Reply<Document> getSettings(String user) {
        return ok(store(SETTINGS).in(users().require(user)).only());
    }

    protected Reply<Document> updateSettings(String user, Body<Document> body) {
        Store<Document> settings = store(SETTINGS).in(users().require(user));
        return ok(settings.merge(settings.only(), body));
    }

    protected Reply<Document> changeRepo(String user, String repo, Body<Document> body) {
        Store<Document> repos = repos().in(users().require(user));
        return ok(repos.merge(repos.require(repo), body));
    }

    protected Store<Document> users() {
        return store(USERS);
    }

    protected Store<Document> repos() {
        return store(REPOS);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "putUser" -> putUser(pathText("user"), body(Document.class));
            case "createRepo" -> createRepo(pathText("user"), body(Document.class));
            case "getRepo" -> getRepo(pathText("user"), pathText("repo"));
            case "listRepos" -> listRepos(pathText("user"));
            case "getCurrency" -> getCurrency(pathText("code"));
            case "deleteCurrency" -> deleteCurrency(pathText("code"));
            case "createNote" -> createNote(body(Document.class));
            case "getNote" -> getNote(pathText("note"));
            case "deleteNote" -> deleteNote(pathText("note"));
            case "getSettings" -> getSettings(pathText("user"));
            case "updateSettings" -> updateSettings(pathText("user"), body(Document.class));
            case "changeRepo" -> changeRepo(pathText("user"), pathText("repo"), body(Document.class));
            case "listRepoNames" -> listRepos(pathText("user"));
            case "submitRepo" -> createRepo(pathText("user"), body(Document.class));
            default -> unknown(operation);
        };
    }
}
