package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.table.RelationshipLinks;
import java.util.List;

/** Links instances to other instances and to the current user, and unlinks them. */
abstract class RelationshipOperations extends OperationInput {
    RelationshipOperations(RequestContext context) {
        super(context);
    }

    /**
     * Links an instance to a source.
     *
     * @param relationship the name of the relationship
     * @param source the instance that has the link, such as a group for its members
     * @return the linked instance
     */
    protected final <T> StoredInstance<T> link(
            String relationship, StoredInstance<?> source, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).link(source, target);
    }

    /**
     * Links several instances to a source.
     *
     * @return the linked instances
     */
    protected final <T> List<StoredInstance<T>> link(
            String relationship, StoredInstance<?> source, List<StoredInstance<T>> targets) {
        targets.forEach(target -> link(relationship, source, target));
        return targets;
    }

    /**
     * Links several instances to a source.
     *
     * @return the source
     */
    protected final <T> StoredInstance<T> linkAll(
            String relationship, StoredInstance<T> source, List<? extends StoredInstance<?>> targets) {
        targets.forEach(target -> link(relationship, source, target));
        return source;
    }

    /**
     * Links several instances to a source and removes all its other links.
     *
     * @return the source
     */
    protected final <T> StoredInstance<T> linkOnly(
            String relationship, StoredInstance<T> source, List<? extends StoredInstance<?>> targets) {
        new RelationshipLinks(context, relationship).only(source, targets);
        return source;
    }

    /**
     * Unlinks several instances from a source. Instances without a link stay as they are.
     *
     * @return the source
     */
    protected final <T> StoredInstance<T> unlinkAll(
            String relationship, StoredInstance<T> source, List<? extends StoredInstance<?>> targets) {
        targets.forEach(target -> unlinkIfLinked(relationship, source, target));
        return source;
    }

    /** Links an instance to the current user. */
    protected final <T> StoredInstance<T> link(String relationship, StoredInstance<T> target) {
        return link(relationship, target, target);
    }

    /** Unlinks an instance from a source. If there is no link, the request fails with the described error. */
    protected final <T> StoredInstance<T> unlink(
            String relationship, StoredInstance<?> source, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).unlink(source, target);
    }

    /** Unlinks an instance from a source if there is a link. */
    protected final <T> StoredInstance<T> unlinkIfLinked(
            String relationship, StoredInstance<?> source, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).unlinkIfLinked(source, target);
    }

    /** Unlinks an instance from the current user if there is a link. */
    protected final <T> StoredInstance<T> unlinkIfLinked(String relationship, StoredInstance<T> target) {
        return unlinkIfLinked(relationship, target, target);
    }

    /** Unlinks an instance from the current user. If there is no link, the request fails with the described error. */
    protected final <T> StoredInstance<T> unlink(String relationship, StoredInstance<T> target) {
        return unlink(relationship, target, target);
    }

    /** Returns an instance that is linked to a source. If there is no link, the request fails with the described error. */
    protected final <T> StoredInstance<T> linked(
            String relationship, StoredInstance<?> source, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).linked(source, target);
    }

    /** Returns the source of a link to an instance. If there is no link, the request fails with the described error. */
    protected final <T> StoredInstance<T> linking(
            String relationship, StoredInstance<?> target, StoredInstance<T> source) {
        new RelationshipLinks(context, relationship).linked(source, target);
        return source;
    }

    /**
     * Returns an instance that is linked to the current user. If there is no link, the request fails with the described error.
     */
    protected final <T> StoredInstance<T> linked(String relationship, StoredInstance<T> target) {
        return linked(relationship, target, target);
    }

    /**
     * Returns an instance unless it is linked to another source of any resource. An instance of another source counts as missing.
     */
    protected final <T> StoredInstance<T> requireUnder(
            String relationship, StoredInstance<?> source, StoredInstance<T> target) {
        return new RelationshipLinks(context, relationship).requireUnder(source, target);
    }
}
