package dev.ectype.controlplane.transfer;

/**
 * The outcome of an import.
 *
 * @param kept how many contents the storage had already
 * @param already whether an earlier run had imported all rows
 */
public record ImportReport(Manifest manifest, long kept, boolean already) {}
